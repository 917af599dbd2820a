/** `npm run types`: collects the lists, declares the classes of the style sheets, then compiles every package. */
import { globSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { REPO_ROOT } from './repo-root.ts';
import { run } from './run.ts';

const SHEETS = '{apps/h5,packages/react,simulator}/src/**/*.module.css';

const MESSAGES = 'apps/h5/src/**/*.json';
const COMPILED = 'apps/h5/.tsc/tsconfig.tsbuildinfo';

// TypeScript 7.0 does not check again what reads a changed JSON file.
const compiledAt = changedAt(COMPILED);
if (globSync(MESSAGES, { cwd: REPO_ROOT }).some((file) => changedAt(file) > compiledAt)) {
  rmSync(path.join(REPO_ROOT, COMPILED), { force: true });
}

// Each checker checks much of what the others check: one alone takes half of the processors' time.
process.exitCode =
  (await run(['node', 'packages/tooling/src/collect.ts'])) ||
  (await run(['tcm', '--silent', '--pattern', SHEETS, '.'])) ||
  (await run(['tsc', '-b', '--checkers', '1']));

function changedAt(file: string): number {
  return statSync(path.join(REPO_ROOT, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
