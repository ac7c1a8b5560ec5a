// Paths and the pages they open.
import { beforeAll, expect, it, vi } from "vitest";
import type { Route } from "./router.svelte";

let match: (path: string) => Route;

beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/", search: "", hash: "" });
  ({ match } = await import("./router.svelte"));
});

it.each([
  ["/", "lobby", ""],
  ["/new/powers", "new", "powers"],
  ["/t/YQzUxjAyJPc0", "table", "YQzUxjAyJPc0"],
  ["/t/a-b_c/", "table", "a-b_c"],
  ["/cards", "cards", ""],
  ["/cards/powers", "cards", "powers"],
  ["/rules/wall", "rules", "wall"],
  ["/credits", "credits", ""],
  ["/t/", "missing", ""],
  ["/nowhere", "missing", ""],
])("opens %s as %s", (path, page, name) => {
  expect(match(path)).toEqual({ page, name });
});
