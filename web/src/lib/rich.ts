// Rich text without a screen: what a reader or a search hears.
import type { Rich } from "./types";

export function plain(rich: Rich | null | undefined): string {
  return (rich ?? []).map((part) => (typeof part === "string" ? part : part.text)).join("");
}
