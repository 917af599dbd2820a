/**
 * `npm run conform-faults`: plants each fault into our backend, and prints whether `npm run conform` finds it. With words,
 * only the faults whose names have them.
 */

import { FAULTS } from './faults.ts';
import { findFault } from './find-fault.ts';

const words = process.argv.slice(2);
const faults = Object.entries(FAULTS).filter(([name]) =>
  words.every((word) => name.includes(word)),
);
let missed = 0;
for (const [name, fault] of faults) {
  const found = await findFault(fault);
  if (found === null) missed += 1;
  process.stdout.write(
    found === null
      ? `✗ ${name}\n`
      : `✓ ${name}\n    ${found.where}: ${found.what}: expected ${found.expected}, got ${found.got}\n`,
  );
}
process.stdout.write(`${faults.length - missed} of ${faults.length} found\n`);
if (missed > 0) process.exitCode = 1;
