/** `npm run types`: collects the lists, declares the classes of the style sheets, then compiles every package. */
import { run } from './run.ts';

const SHEETS = '{apps/h5,packages/react,simulator}/src/**/*.module.css';

// Each checker checks much of what the others check: one alone takes half of the processors' time.
process.exitCode =
  (await run(['node', 'packages/tooling/src/collect.ts'])) ||
  (await run(['tcm', '--silent', '--pattern', SHEETS, '.'])) ||
  (await run(['tsc', '-b', '--checkers', '1']));
