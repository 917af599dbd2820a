/**
 * Something whose speed is measured by `npm run bench`. Files that are called `*.bench.ts` hold some, as
 * `MEASURES`.
 */
export interface Measure {
  /** What is counted, in the plural: `signings of 1 KB`. */
  readonly what: string;
  /** How many a second there have to be at least; null where nothing is asked for. */
  readonly bar: number | null;
  /** Does some. Returns how many. */
  run(): number | Promise<number>;
}
