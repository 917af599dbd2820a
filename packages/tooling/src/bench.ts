/**
 * `npm run bench`: measures rates per second against their minimum. Exits with 1 if something is too slow
 * (docs/testing.md). With a name, such as `backend`, runs `backend.bench.ts` only.
 */
import * as v from 'valibot';
import { findMeasures } from './bench/find-measures.ts';
import { measureRate } from './bench/rate.ts';
import { isTooSlow, type Rate, rateTable } from './bench/rate-table.ts';

const COUNT = v.pipe(v.number(), v.minValue(1));

/** CPU milliseconds of this thread: other processes do not count. */
function coreTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds on the wall. */
function wallTime(): number {
  return performance.now();
}

const rates: Rate[] = [];
for (const { what, bar, isParallel, run, end } of await findMeasures(process.argv[2])) {
  const now = isParallel ? wallTime : coreTime;
  const perSecond = await measureRate(async () => v.parse(COUNT, await run()), now);
  await end?.();
  rates.push({ what, perSecond, bar });
}

console.log(rateTable(rates));
if (rates.some(isTooSlow)) process.exitCode = 1;
