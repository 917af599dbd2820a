/**
 * `npm run docs`: generates the contracts and the routes of docs/ from the code, and lints the OpenAPI document.
 * `--check` only compares.
 */
import { bridgeContractPage } from './contracts/bridge-contract-page.ts';
import { bridgeSchemas, reportSchema } from './contracts/bridge-schemas.ts';
import { bridgeInKotlin, bridgeInSwift } from './contracts/bridge-types.ts';
import { httpContractPage } from './contracts/http-contract-page.ts';
import { openApi } from './contracts/openapi.ts';
import { writeOrCheck } from './generated-file.ts';
import { appRoutes } from './routes/app-routes.ts';
import { routesPage } from './routes/routes-page.ts';
import { run } from './run.ts';

const OPENAPI = 'docs/openapi.json';

const command = 'npm run docs';

writeOrCheck([
  { path: 'docs/http-contract.md', text: httpContractPage(), command },
  { path: OPENAPI, text: json(await openApi()), command },
  { path: 'docs/bridge-contract.md', text: bridgeContractPage(), command },
  ...[...bridgeSchemas(), reportSchema()].map(({ file, schema }) => ({
    path: `docs/bridge/${file}.json`,
    text: json(schema),
    command,
  })),
  { path: 'docs/bridge/Bridge.swift', text: await bridgeInSwift(), command },
  { path: 'docs/bridge/Bridge.kt', text: await bridgeInKotlin(), command },
  { path: 'docs/routes.md', text: routesPage(appRoutes()), command },
]);

const lint = ['redocly', 'lint', OPENAPI, '--config', 'packages/tooling/redocly.yaml'] as const;
const offline = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
const exitCode = await run(lint, { environment: offline });
if (exitCode !== 0) process.exitCode = exitCode;

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
