// A pretended server for drawing and trying the client without the real one; knows a handful of frozen tables.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Plugin } from "vite";
import { WebSocketServer } from "ws";
import { CATALOGUE, GAMES, RULES, sheet, snapshot, table } from "./fixture.ts";

const TABLES = ["play", "hot", "free", "asks", "done"];
const steps = new Map<string, number>();

function answer(method: string, url: URL): unknown {
  const path = url.pathname.replace(/^\/api/, "");
  if (path === "/me") return { name: "Tomáš", id: "t1" };
  if (path === "/games") return GAMES;
  if (path.endsWith("/cards")) return CATALOGUE;
  if (path.endsWith("/rules")) return RULES;
  if (path === "/tables") return method === "POST" ? table("play") : TABLES.map((name) => table(name));
  const [, , name = "", rest = ""] = path.split("/");
  if (!TABLES.includes(name)) return null;
  if (!rest || rest === "join" || rest === "fork") return table(rest === "fork" ? "play" : name);
  if (rest === "score") return sheet();
  if (rest !== "snapshot") return null;
  const seat = Number(url.searchParams.get("seat") ?? -1);
  const at = url.searchParams.get("at");
  return snapshot(name, seat < 0 ? null : seat, steps.get(name) ?? 0, at === null ? undefined : Number(at));
}

function serve(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const url = new URL(request.url ?? "/", "http://mock");
  if (!url.pathname.startsWith("/api/")) return next();
  const body = answer(request.method ?? "GET", url);
  response.statusCode = body === null ? 404 : 200;
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(body ?? { error: "Nic takového tu není." }));
}

export function mockServer(): Plugin {
  return {
    name: "imperia-mock-server",
    configureServer(server) {
      server.middlewares.use(serve);
      const sockets = new WebSocketServer({ noServer: true });
      server.httpServer?.on("upgrade", (request, socket, head) => {
        const url = new URL(request.url ?? "/", "http://mock");
        if (!url.pathname.startsWith("/api/tables/")) return;
        const name = url.pathname.split("/")[3]!;
        let seat = Number(url.searchParams.get("seat") ?? -1);
        sockets.handleUpgrade(request, socket, head, (live) => {
          const send = () =>
            live.send(
              JSON.stringify({
                type: "snapshot",
                ...snapshot(name, seat < 0 ? null : seat, steps.get(name) ?? 0),
              }),
            );
          live.on("message", (data) => {
            const message = JSON.parse(String(data));
            if (message.type === "seat") seat = message.seat;
            if (message.type === "act") steps.set(name, (steps.get(name) ?? 0) + 1);
            if (message.type !== "ping" && message.type !== "have") send();
          });
          const others = setInterval(() => {
            if (name === "hot" || (steps.get(name) ?? 0) % 3 !== 2) return;
            steps.set(name, (steps.get(name) ?? 0) + 1);
            send();
          }, 4000);
          live.on("close", () => clearInterval(others));
          send();
        });
      });
    },
  };
}
