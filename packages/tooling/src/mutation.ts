/**
 * `npm run mutation`: changes the core in small ways, one at a time, and tells which changes no test
 * notices. With names of its folders, such as `npm run mutation -- draw claim`, it changes those alone;
 * what begins with a dash is handed to Stryker (docs/testing.md).
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UNCHANGED } from '../stryker.config.ts';
import { newRows, staleRows, survivorRows } from './mutation/survivors.ts';
import { REPO_ROOT } from './repo-root.ts';
import { run } from './run.ts';

const CORE = 'packages/core/src';

const words = process.argv.slice(2);
const options = words.filter((word) => word.startsWith('-'));
const folders = words.filter((word) => !word.startsWith('-'));

process.exitCode = await run([
  'stryker',
  'run',
  'packages/tooling/stryker.config.ts',
  ...mutateOnly(folders),
  ...options,
]);
compareWithPage();

/** Whoever leaves a mutant alive says why, in docs/testing.md. */
function compareWithPage(): void {
  const report = path.join(REPO_ROOT, '.cache/mutation/mutation.json');
  if (!existsSync(report)) return;
  const rows = survivorRows(readFileSync(report, 'utf8'));
  const page = readFileSync(path.join(REPO_ROOT, 'docs/testing.md'), 'utf8');
  tell('Survivors without a reason in docs/testing.md', newRows(rows, page));
  if (folders.length === 0) tell('Survivors no more, to be taken out there', staleRows(rows, page));
}

function tell(title: string, rows: readonly string[]): void {
  if (rows.length > 0) console.log(`\n${title}:\n\n${rows.join('\n')}`);
}

function mutateOnly(names: readonly string[]): readonly string[] {
  if (names.length === 0) return [];
  return ['--mutate', [...names.map(filesOf), ...UNCHANGED].join(',')];
}

function filesOf(name: string): string {
  const folder = `${CORE}/${name}`;
  if (!existsSync(path.join(REPO_ROOT, folder))) throw new Error(`There is no ${folder}.`);
  return `${folder}/**/*.ts`;
}
