/**
 * `npm run docs`: generates pages of docs/ from the code.
 * `--check` only compares.
 */
import { bridgeContractPage } from './contracts/bridge-contract-page.ts';
import { httpContractPage } from './contracts/http-contract-page.ts';
import { writeOrCheck } from './generated-file.ts';
import { appRoutes } from './routes/app-routes.ts';
import { routesPage } from './routes/routes-page.ts';

const command = 'npm run docs';

writeOrCheck([
  { path: 'docs/http-contract.md', text: await httpContractPage(), command },
  { path: 'docs/bridge-contract.md', text: bridgeContractPage(), command },
  { path: 'docs/routes.md', text: routesPage(appRoutes()), command },
]);
