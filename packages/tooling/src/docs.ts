/** `npm run docs`: writes the pages of docs/ that the code itself can tell. `--check` only compares. */
import { httpContractPage } from '@cangkir/api/contract-page';
import { bridgeContractPage } from '@cangkir/bridge/contract-page';
import { writeOrCheck } from './generated-file.ts';

const command = 'npm run docs';

writeOrCheck([
  { path: 'docs/http-contract.md', text: await httpContractPage(), command },
  { path: 'docs/bridge-contract.md', text: bridgeContractPage(), command },
]);
