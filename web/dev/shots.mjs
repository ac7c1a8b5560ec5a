// Pictures of every page in a headless browser: `node dev/shots.mjs [address] [name…]`, into shots/.
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";
import { ADDRESS, BROWSER, PAGES, VIEWS } from "./pages.mjs";

const wanted = process.argv.slice(3);
const LOOKS = [
  { name: "", theme: "light", lang: "cs" },
  { name: "-dark", theme: "dark", lang: "cs" },
  { name: "-en", theme: "light", lang: "en" },
  { name: "-hu", theme: "light", lang: "hu" },
];

mkdirSync("shots", { recursive: true });
const browser = await chromium.launch(BROWSER);
for (const { name: view, width, height, ...touch } of VIEWS)
  for (const look of LOOKS) {
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: look.theme,
      ...touch,
    });
    await context.addInitScript((lang) => localStorage.setItem("imperia.lang", lang), look.lang);
    for (const [page, path] of Object.entries(PAGES)) {
      const name = `${page}-${view}${look.name}`;
      if (wanted.length && !wanted.includes(name)) continue;
      const tab = await context.newPage();
      tab.on("pageerror", (error) => console.log(name, error.message));
      tab.on("console", (message) => message.type() === "error" && console.log(name, message.text()));
      await tab.goto(ADDRESS + path);
      await tab.waitForTimeout(900);
      await tab.screenshot({ path: `shots/${name}.png` });
      await tab.close();
    }
    await context.close();
  }
await browser.close();
