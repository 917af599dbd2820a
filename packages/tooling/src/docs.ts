/**
 * `npm run docs`: generates the contracts and the routes of docs/ from the code, and lints the OpenAPI document.
 * `--check` only compares.
 */
import { bridgeContractPage } from './contracts/bridge-contract-page.ts';
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
  { path: OPENAPI, text: `${JSON.stringify(await openApi(), null, 2)}\n`, command },
  { path: 'docs/bridge-contract.md', text: bridgeContractPage(), command },
  { path: 'docs/routes.md', text: routesPage(appRoutes()), command },
]);

const lint = ['redocly', 'lint', OPENAPI, '--config', 'packages/tooling/redocly.yaml'] as const;
const offline = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
const exitCode = await run(lint, offline);
if (exitCode !== 0) process.exitCode = exitCode;
