/**
 * `npm run bench`: how many a second there are of what has to be fast, beside the bar that it has to
 * reach. Ends with 1 where something is too slow (docs/testing.md).
 */
import * as v from 'valibot';
import { findMeasures } from './bench/find-measures.ts';
import { measureRate } from './bench/rate.ts';
import { isTooSlow, type Rate, rateTable } from './bench/rate-table.ts';

const COUNT = v.pipe(v.number(), v.minValue(1));

/** Milliseconds that a core spent on this thread: what else the machine does meanwhile does not count. */
function coreTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const rates: Rate[] = [];
for (const { what, bar, run } of await findMeasures()) {
  const perSecond = await measureRate(async () => v.parse(COUNT, await run()), coreTime);
  rates.push({ what, perSecond, bar });
}

console.log(rateTable(rates));
if (rates.some(isTooSlow)) process.exitCode = 1;
