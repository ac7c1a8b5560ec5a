// Short dry sounds made on the spot; never the only signal of anything.

export type Sound = "paper" | "turn" | "coin" | "stamp" | "bell";

let context: AudioContext | undefined;

/** Plays a sound if the browser already lets us; silence is no error. */
export function play(sound: Sound): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const now = context.currentTime;
  switch (sound) {
    case "paper":
      return noise(now, 0.09, 2600, 0.08);
    case "turn":
      tone(now, 330, 0.09, 0.16, "triangle");
      return tone(now + 0.13, 392, 0.12, 0.16, "triangle");
    case "coin":
      tone(now, 1180, 0.06, 0.05, "sine");
      return tone(now + 0.05, 1570, 0.12, 0.05, "sine");
    case "stamp":
      noise(now, 0.06, 500, 0.16);
      return tone(now, 95, 0.12, 0.2, "sine");
    case "bell":
      tone(now, 196, 1.4, 0.16, "sine");
      return tone(now, 294, 1.1, 0.07, "sine");
  }
}

function envelope(start: number, length: number, loudness: number): GainNode {
  const gain = context!.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(context!.destination);
  return gain;
}

function tone(start: number, pitch: number, length: number, loudness: number, shape: OscillatorType): void {
  const source = context!.createOscillator();
  source.type = shape;
  source.frequency.value = pitch;
  source.connect(envelope(start, length, loudness));
  source.start(start);
  source.stop(start + length);
}

function noise(start: number, length: number, pitch: number, loudness: number): void {
  const samples = Math.ceil(context!.sampleRate * length);
  const buffer = context!.createBuffer(1, samples, context!.sampleRate);
  const data = buffer.getChannelData(0);
  for (let index = 0; index < samples; index++) data[index] = Math.random() * 2 - 1;
  const filter = context!.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.connect(envelope(start, length, loudness));
  const source = context!.createBufferSource();
  source.buffer = buffer;
  source.connect(filter);
  source.start(start);
}

/** The sound that belongs to a kind of event, if any. */
export function soundOf(kind: string): Sound | null {
  if (/lay|draw|play|reveal|draft|pick|build/.test(kind)) return "paper";
  if (/gain|score|produce|deal/.test(kind)) return "coin";
  if (/cancel|die|dead|kill|threat|raze|hit/.test(kind)) return "stamp";
  return null;
}
