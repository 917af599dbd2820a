/**
 * `npm run docs`: generates pages of docs/ from the code, and the list of built routes that the simulator reads.
 * `--check` only compares.
 */
import { bridgeContractPage } from './contracts/bridge-contract-page.ts';
import { httpContractPage } from './contracts/http-contract-page.ts';
import { writeOrCheck } from './generated-file.ts';
import { readAppRoutes } from './routes/app-routes.ts';
import { builtRoutes, routesPage } from './routes/routes-page.ts';

const command = 'npm run docs';

const routes = await readAppRoutes();

writeOrCheck([
  { path: 'docs/http-contract.md', text: await httpContractPage(), command },
  { path: 'docs/bridge-contract.md', text: bridgeContractPage(), command },
  { path: 'docs/routes.md', text: routesPage(routes), command },
  {
    path: 'simulator/built-routes.json',
    text: `${JSON.stringify(builtRoutes(routes), null, 2)}\n`,
    command,
  },
]);
