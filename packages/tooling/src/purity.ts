/** `npm run purity`: checks that a production build of the customers' app holds no code of the simulator. */
import path from 'node:path';
import { findSimulatorTraces } from './guards/simulator-traces.ts';
import { REPO_ROOT } from './repo-root.ts';

const traces = findSimulatorTraces(path.join(REPO_ROOT, 'apps/h5/dist'));

for (const { file, mark } of traces) console.error(`${file} holds ${mark}`);
if (traces.length > 0) process.exitCode = 1;
else console.log('apps/h5/dist holds no trace of the simulator');
