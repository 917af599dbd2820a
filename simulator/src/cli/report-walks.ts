/**
 * `npm run report-walks -- [N]`: walks through the product N times, 200 if it is left out, each with a report at its
 * end, makes a scenario of each report, and prints how many of these come to the same states and codes.
 */
import { reportWalk } from '../explore/report-walk.ts';
import { catchUncaught } from './catch-uncaught.ts';
import { nodeSha256 } from './node-sha256.ts';
import { storedCorpus } from './stored-corpus.ts';

/** How many walks there are, unless somebody says how many. */
const WALKS = 200;

/** How many of the scenarios have to come to the same. */
const BAR = 0.95;

const walks = Number(process.argv[2] ?? WALKS);
const corpus = storedCorpus();
const uncaught = catchUncaught();
let same = 0;
for (let seed = 1; seed <= walks; seed += 1) {
  const { route, differences } = await reportWalk(seed, corpus, nodeSha256);
  if (differences.length === 0) same += 1;
  else process.stdout.write(`✗ ${seed} ${route}\n    ${differences.slice(0, 3).join('\n    ')}\n`);
}
uncaught.stop();
process.stdout.write(`${same} of ${walks} reports lead to the same states and codes.\n`);
if (same < BAR * walks) process.exitCode = 1;
