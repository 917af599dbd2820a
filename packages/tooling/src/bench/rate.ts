/** How long something is tried before it is measured: by then it is compiled. Milliseconds. */
const WARM_UP_MS = 500;

/** How long a round lasts at least. Milliseconds. */
const ROUND_MS = 300;

const ROUNDS = 7;

/**
 * Measures how many a second something does: the median of some rounds, for a machine has other things
 * to do now and then.
 *
 * @param run does some, and returns how many
 * @param now milliseconds on a clock that never goes back
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

/** Of an odd number of values. */
function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
