import type { TestProject } from 'vitest/node';
import { type RandomRuns, randomRuns } from './random-runs.ts';

declare module 'vitest' {
  interface ProvidedContext extends RandomRuns {}
}

/** Passes the seed and the number of walks to the tests, and prints how to change them. */
export function setup(project: TestProject): void {
  const { seed, walks } = randomRuns(process.env);
  project.provide('seed', seed);
  project.provide('walks', walks);
  console.log(`Random tests: SEED=${seed} WALKS=${walks}. Set either variable to change it.\n`);
}
