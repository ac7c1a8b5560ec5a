// The pages of the pretended server that pictures and accessibility checks go through.
export const ADDRESS = process.argv[2] ?? "http://127.0.0.1:5173";

export const PAGES = {
  lobby: "/",
  powers: "/t/play",
  hot: "/t/hot",
  free: "/t/free",
  asks: "/t/asks",
  score: "/t/done",
  replay: "/t/done?at=14",
  cards: "/cards/powers",
  rules: "/rules/powers#PW-AGT-03",
  credits: "/credits",
};

export const VIEWS = [
  { name: "1440", width: 1440, height: 900 },
  { name: "390", width: 390, height: 844, hasTouch: true, isMobile: true },
];

export const BROWSER = {
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
};
