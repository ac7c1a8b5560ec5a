// Picks the few game-icons the program really names out of the set of four thousand, one pack a game.
import { icons as set } from "@iconify-json/game-icons";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import type { Plugin } from "vite";
import { ALIASES, CORE } from "../src/lib/icon-names.ts";

const PREFIX = "virtual:icons/";
const READ = new Set([".py", ".ts", ".svelte", ".json", ".toml", ".yaml"]);
const LITERAL = /["'`]([A-Za-z][A-Za-z0-9-]*)["'`]/g;

interface Settings {
  repository: string;
  /** further folders of web/ whose literals count for every game */
  extra: string[];
}

export function gameIcons({ repository, extra }: Settings): Plugin {
  const games = join(repository, "src/imperia/games");
  const common = [
    ...["src/imperia/cards", "src/imperia/server", "web/src/boards"].map((path) => join(repository, path)),
    ...extra.map((path) => join(repository, "web", path)),
  ];
  return {
    name: "imperia-game-icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? "\0" + id : undefined),
    load(id) {
      if (!id.startsWith("\0" + PREFIX)) return;
      const pack = id.slice(PREFIX.length + 1);
      const core = new Set(CORE.map(resolve));
      const names = pack === "core" ? core : literals([...common, join(games, pack)]);
      if (pack !== "core") for (const name of core) names.delete(name);
      return `export default ${JSON.stringify(bodies(names))}`;
    },
  };
}

function resolve(name: string): string {
  return ALIASES[name] ?? name;
}

function bodies(names: Iterable<string>): Record<string, string> {
  const found = [...names].sort().flatMap((name) => {
    const icon = set.icons[name];
    return icon ? [[name, icon.body] as const] : [];
  });
  return Object.fromEntries(found);
}

function literals(folders: string[]): Set<string> {
  const names = new Set<string>();
  for (const file of folders.flatMap(files))
    for (const [, literal] of readFileSync(file, "utf8").matchAll(LITERAL)) {
      const name = resolve(literal!.toLowerCase());
      if (set.icons[name]) names.add(name);
    }
  return names;
}

function files(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => READ.has(extname(path)));
}
