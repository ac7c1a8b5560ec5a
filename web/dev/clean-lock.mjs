// Takes addresses out of package-lock.json: where packages come from is the reader's own affair.
import { readFileSync, writeFileSync } from "node:fs";

const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
for (const entry of Object.values(lock.packages)) {
  delete entry.resolved;
  delete entry.funding;
}
writeFileSync("package-lock.json", JSON.stringify(lock, null, 2) + "\n");
