/** How the tests that draw at random run. */
export interface RandomRuns {
  /** Where their chance begins: with the same seed every run draws the same. */
  readonly seed: number;
  /** How many random sequences of events a walk tries on its machine. */
  readonly walks: number;
}

const USUAL: RandomRuns = { seed: 20_261_121, walks: 10_000 };

/**
 * Reads `SEED` and `WALKS` from the environment; what is not said is as usual.
 *
 * @throws Error where one is no whole number, or where no walk would be tried
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
    throw new Error(`${name} is a number from 1 on, not "${text}".`);
  return Number(text);
}
