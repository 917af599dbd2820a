/** A measurement of `npm run bench`. `*.bench.ts` export them as `MEASURES`. */
export interface Measure {
  /** The unit, in the plural: `signings of 1 KB`. */
  readonly what: string;
  /** The minimum per second; null for no minimum. */
  readonly bar: number | null;
  /** Whether other threads do the work, so that the time on the wall counts and not that of this thread. */
  readonly isParallel?: boolean;
  /** Runs some. Returns how many. */
  run(): number | Promise<number>;
  /** Closes what `run` left open. */
  end?(): Promise<void>;
}

/** A figure with a maximum. `*.bench.ts` export them as `LIMITS`, which are measured after the rates. */
export interface Limit {
  readonly what: string;
  /** As it is shown after the number. */
  readonly unit: string;
  readonly max: number;
  /** @param rateOf The measured rate of a {@link Measure}, by its `what`. */
  measure(rateOf: (what: string) => number): number | Promise<number>;
}
