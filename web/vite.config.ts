// Builds the client; `--mode mock` serves it with a pretended server, any other dev run talks to a real one.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { gameIcons } from "./plugins/icons.ts";

const repository = fileURLToPath(new URL("..", import.meta.url));
const server = process.env.IMPERIA_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig(async ({ mode }) => ({
  plugins: [
    svelte(),
    gameIcons({ repository, extra: mode === "mock" ? ["dev"] : [] }),
    ...(mode === "mock" ? [(await import("./dev/mock.ts")).mockServer()] : []),
  ],
  server: {
    fs: { allow: [repository] },
    proxy: mode === "mock" ? undefined : { "/api": { target: server, ws: true } },
  },
  build: { target: "es2022", assetsInlineLimit: 0, cssCodeSplit: true, chunkSizeWarningLimit: 400 },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
  resolve: mode === "test" ? { conditions: ["browser"] } : undefined,
}));
