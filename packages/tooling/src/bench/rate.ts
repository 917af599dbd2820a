import { median } from './median.ts';

/** The warm-up before measuring, for the compilers of all threads. */
const WARM_UP_MS = 3000;

/** The minimum length of a round. */
const ROUND_MS = 300;

const ROUNDS = 7;

/**
 * Measures a rate per second: the median of some rounds, to ignore occasional delays of the machine.
 *
 * @param run runs some, and returns how many
 * @param now milliseconds of a monotonic clock
 */
export async function measureRate(
  run: () => number | Promise<number>,
  now: () => number,
): Promise<number> {
  await runFor(WARM_UP_MS);
  const rates: number[] = [];
  while (rates.length < ROUNDS) rates.push(await runFor(ROUND_MS));
  return median(rates);

  async function runFor(ms: number): Promise<number> {
    const start = now();
    let done = 0;
    while (now() - start < ms) done += await run();
    return (done / (now() - start)) * 1000;
  }
}
