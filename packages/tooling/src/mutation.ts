/**
 * `npm run mutation`: changes the core in small ways, one at a time, and tells which changes no test
 * notices. With names of its folders, such as `npm run mutation -- draw claim`, it changes those alone;
 * what begins with a dash is handed to Stryker (docs/testing.md).
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { UNCHANGED } from '../stryker.config.ts';
import { REPO_ROOT } from './repo-root.ts';
import { run } from './run.ts';

const CORE = 'packages/core/src';

/** Few walks a machine, for each mutant is walked over; what they find at all they find soon. */
const WALKS = '50';

const words = process.argv.slice(2);
const options = words.filter((word) => word.startsWith('-'));
const folders = words.filter((word) => !word.startsWith('-'));

process.exitCode = await run(
  ['stryker', 'run', 'packages/tooling/stryker.config.ts', ...mutateOnly(folders), ...options],
  { WALKS },
);

function mutateOnly(names: readonly string[]): readonly string[] {
  if (names.length === 0) return [];
  return ['--mutate', [...names.map(filesOf), ...UNCHANGED].join(',')];
}

function filesOf(name: string): string {
  const folder = `${CORE}/${name}`;
  if (!existsSync(path.join(REPO_ROOT, folder))) throw new Error(`There is no ${folder}.`);
  return `${folder}/**/*.ts`;
}
