/** The settings of random tests. */
export interface RandomRuns {
  /** The seed: the same seed gives the same run. */
  readonly seed: number;
  /** The number of random event sequences in a machine's walk. */
  readonly walks: number;
}

const USUAL: RandomRuns = { seed: 20_261_121, walks: 1_000 };

/**
 * Reads `SEED` and `WALKS` from the environment, with defaults.
 *
 * @throws Error if one is not a whole number, or if `WALKS` is 0
 */
export function randomRuns(environment: Readonly<Record<string, string | undefined>>): RandomRuns {
  return {
    seed: wholeNumber(environment, 'SEED') ?? USUAL.seed,
    walks: wholeNumber(environment, 'WALKS') ?? USUAL.walks,
  };
}

function wholeNumber(
  environment: Readonly<Record<string, string | undefined>>,
  name: string,
): number | undefined {
  const text = environment[name];
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new Error(`${name} must be a whole number from 1, not "${text}".`);
  return Number(text);
}
