// Writes src/api/schema.ts, the types of what the server asks and answers, from the server's own OpenAPI document.
// No server has to run: `npm run api`.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";

const python = process.env.PYTHON ?? "../.venv/bin/python";
const print = `import json
from cenote.server.app import create_app
from cenote.server.settings import Settings
document = create_app(Settings("sqlite+aiosqlite:///unused")).openapi()
del document["info"]["version"]
print(json.dumps(document, sort_keys=True, separators=(",", ":")), end="")`;
const document = execFileSync(python, ["-c", print], { encoding: "utf-8" });
const digest = createHash("sha256").update(document).digest("hex");
const types = astToString(await openapiTS(JSON.parse(document), { defaultNonNullable: false }));
const head = `// Made by \`npm run api\` from the server's document, which has the digest\n// ${digest}\n\n`;
writeFileSync("src/api/schema.ts", head + types);
