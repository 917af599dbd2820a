/** A measurement of `npm run bench`. Files named `*.bench.ts` export them as `MEASURES`. */
export interface Measure {
  /** The unit, in the plural: `signings of 1 KB`. */
  readonly what: string;
  /** The minimum per second; null for no minimum. */
  readonly bar: number | null;
  /** Runs some. Returns how many. */
  run(): number | Promise<number>;
}
