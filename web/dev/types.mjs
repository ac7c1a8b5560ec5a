// Writes src/lib/api-types.ts from the shapes of the server; with --check it only says whether the file is stale.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";
import { format, resolveConfig } from "prettier";

const FIRST = "// Written by `npm run types` from src/imperia/server/shapes.py; do not edit.\n\n";

const repository = fileURLToPath(new URL("../..", import.meta.url));
const file = fileURLToPath(new URL("../src/lib/api-types.ts", import.meta.url));
const python = process.env.PYTHON ?? `${repository}/.venv/bin/python`;
const env = { ...process.env, PYTHONPATH: `${repository}/src` };
const document = JSON.parse(execFileSync(python, [`${repository}/tools/openapi.py`], { env }).toString());

// only what is sent: the client writes its addresses by itself
const nodes = await openapiTS({ ...document, paths: {} }, { defaultNonNullable: false });
const text = FIRST + astToString(nodes.filter((node) => node.name?.text === "components"));
const types = await format(text, { ...(await resolveConfig(file)), filepath: file });

if (!process.argv.includes("--check")) writeFileSync(file, types);
else if (readFileSync(file, "utf8") !== types) {
  console.error(
    "web/src/lib/api-types.ts is stale: the shapes of the server have changed. Run `npm run types`.",
  );
  process.exit(1);
}
