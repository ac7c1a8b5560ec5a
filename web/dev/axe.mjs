// Accessibility of every page, both sizes and both themes: lists serious and critical violations and fails on any.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium } from "playwright-core";
import { ADDRESS, BROWSER, PAGES, VIEWS } from "./pages.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const browser = await chromium.launch(BROWSER);
let bad = 0;
for (const { name: view, width, height, ...touch } of VIEWS)
  for (const theme of ["light", "dark"]) {
    const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme, ...touch });
    for (const [name, path] of Object.entries(PAGES)) {
      const tab = await context.newPage();
      await tab.goto(ADDRESS + path);
      await tab.waitForTimeout(900);
      await tab.evaluate(axe);
      const { violations } = await tab.evaluate(() => window.axe.run());
      for (const violation of violations.filter((one) => ["serious", "critical"].includes(one.impact))) {
        bad++;
        console.log(`${name} ${view} ${theme}: ${violation.id}, ${violation.help}`);
        for (const node of violation.nodes.slice(0, 4))
          console.log("   ", node.target.join(" "), node.any[0]?.message ?? "");
      }
      await tab.close();
    }
    await context.close();
  }
await browser.close();
console.log(bad ? `${bad} violations` : "no serious or critical violations");
process.exit(bad ? 1 : 0);
