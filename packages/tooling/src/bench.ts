/**
 * `npm run bench`: measures rates per second against their minimum. Exits with 1 if something is too slow
 * (docs/testing.md). With a name, such as `backend`, runs `backend.bench.ts` only. `npm run bench -- pages` measures
 * the first view of the pages instead.
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

const [name, ...args] = process.argv.slice(2);
process.exitCode = name === 'pages' ? await benchFirstViews() : await benchRates(name);

async function benchFirstViews(): Promise<number> {
  const { benchPages } = await import('./bench/pages/pages.ts');
  return benchPages(args);
}

/** Returns the exit code. */
async function benchRates(wanted?: string): Promise<number> {
  const rates: Rate[] = [];
  for (const { what, bar, isParallel, run, end } of await findMeasures(wanted)) {
    const now = isParallel ? wallTime : coreTime;
    const perSecond = await measureRate(async () => v.parse(COUNT, await run()), now);
    await end?.();
    rates.push({ what, perSecond, bar });
  }
  console.log(rateTable(rates));
  return rates.some(isTooSlow) ? 1 : 0;
}
