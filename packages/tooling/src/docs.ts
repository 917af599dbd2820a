/** `npm run docs`: generates pages of docs/ from the code. `--check` only compares. */
import { bridgeContractPage } from './contracts/bridge-contract-page.ts';
import { httpContractPage } from './contracts/http-contract-page.ts';
import { writeOrCheck } from './generated-file.ts';

const command = 'npm run docs';

writeOrCheck([
  { path: 'docs/http-contract.md', text: await httpContractPage(), command },
  { path: 'docs/bridge-contract.md', text: bridgeContractPage(), command },
]);
