import type { TestProject } from 'vitest/node';
import { type RandomRuns, randomRuns } from './random-runs.ts';

declare module 'vitest' {
  interface ProvidedContext extends RandomRuns {}
}

/** Hands the seed and the number of walks to the tests, and says how to have others. */
export function setup(project: TestProject): void {
  const { seed, walks } = randomRuns(process.env);
  project.provide('seed', seed);
  project.provide('walks', walks);
  console.log(
    `Random tests: SEED=${seed} WALKS=${walks}. Set either to have them run otherwise.\n`,
  );
}
