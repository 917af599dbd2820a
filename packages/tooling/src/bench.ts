/**
 * `npm run bench`: measures rates per second against their minimum, and figures against their maximum. Exits with 1 if
 * one is missed (docs/testing.md). With a name, such as `backend`, runs `backend.bench.ts` only. `npm run bench -- pages` measures
 * the first view of the pages instead, `usable` how soon they are of use, `second-visit` the same of pages that a phone keeps, `taps` how soon they answer a tap, `motion` the
 * frames of the large motions, and `leaks` what pages leave behind.
 */
import * as v from 'valibot';
import { findMeasures } from './bench/find-measures.ts';
import { measureRate } from './bench/rate.ts';
import {
  isTooMuch,
  isTooSlow,
  type LimitedFigure,
  type Rate,
  rateTable,
} from './bench/rate-table.ts';
import { coreTime } from './core-time.ts';

const COUNT = v.pipe(v.number(), v.minValue(1));

/** Milliseconds on the wall. */
function wallTime(): number {
  return performance.now();
}

/** Prints its tables, and returns the exit code. */
type Bench = (args: readonly string[]) => Promise<number>;

/** What needs a browser, by name. */
const BENCHES = new Map<string, Bench>([
  ['pages', async (args) => (await import('./bench/pages/pages.ts')).benchPages(args)],
  ['usable', async (args) => (await import('./bench/usable/usable.ts')).benchUsable(args)],
  [
    'second-visit',
    async (args) => (await import('./bench/second-visit/second-visit.ts')).benchSecondVisit(args),
  ],
  ['taps', async (args) => (await import('./bench/taps/taps.ts')).benchTaps(args)],
  ['motion', async () => (await import('./bench/motion/motion.ts')).benchMotion()],
  ['leaks', async () => (await import('./bench/leaks/leaks.ts')).benchLeaks()],
]);

const [name = '', ...args] = process.argv.slice(2);
process.exitCode = await (BENCHES.get(name)?.(args) ?? benchRates(name));

/** Returns the exit code. */
async function benchRates(wanted: string): Promise<number> {
  const rates: Rate[] = [];
  const { measures, limits } = await findMeasures(wanted);
  for (const { what, bar, isParallel, run, end } of measures) {
    const now = isParallel ? wallTime : coreTime;
    const perSecond = await measureRate(async () => v.parse(COUNT, await run()), now);
    await end?.();
    rates.push({ what, perSecond, bar });
  }
  function rateOf(what: string): number {
    const rate = rates.find((one) => one.what === what);
    if (rate === undefined) throw new Error(`No rate of “${what}” was measured.`);
    return rate.perSecond;
  }
  const figures: LimitedFigure[] = [];
  for (const { what, unit, max, measure } of limits) {
    figures.push({ what, unit, max, value: await measure(rateOf) });
  }
  console.log(rateTable(rates, figures));
  return rates.some(isTooSlow) || figures.some(isTooMuch) ? 1 : 0;
}
