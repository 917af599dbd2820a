/**
 * `npm run mutation`: mutates the core, and lists the mutations that no test notices. With folder names, such as `npm
 * run mutation -- draw claim`, it mutates only those. `--survivors` prints the known survivors instead; other options
 * go to Stryker (docs/testing.md).
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UNCHANGED } from '../stryker.config.ts';
import { explainedLines, readExplained, readSurvivors, without } from './mutation/survivors.ts';
import { REPO_ROOT, readText } from './repo-root.ts';
import { run } from './run.ts';

const CORE = 'packages/core/src';
const EXPLAINED = 'packages/tooling/src/mutation/survivors.json';

const words = process.argv.slice(2);
const options = words.filter((word) => word.startsWith('-'));
const folders = words.filter((word) => !word.startsWith('-')).map(folderNamed);
const explained = readExplained(readText(EXPLAINED));

if (options.includes('--survivors')) {
  const shown = explained.filter(
    ({ file }) => folders.length === 0 || folders.some((folder) => file.startsWith(`${folder}/`)),
  );
  console.log(explainedLines(shown).join('\n'));
} else {
  // A folder answers to its own tests: they are the nearest to what changes, and much faster than all.
  process.env['MUTATED_FOLDERS'] = folders.join(',');
  process.exitCode = await run([
    'stryker',
    'run',
    'packages/tooling/stryker.config.ts',
    ...mutateOnly(folders),
    ...options,
  ]);
  compareWithExplained();
}

/** A surviving mutant needs a reason. */
function compareWithExplained(): void {
  const report = path.join(REPO_ROOT, '.cache/mutation/mutation.json');
  if (!existsSync(report)) return;
  const survivors = readSurvivors(readFileSync(report, 'utf8'));
  print(`Survivors without a reason in ${EXPLAINED}`, without(survivors, explained));
  if (folders.length === 0) {
    print(`Reasons in ${EXPLAINED} without a survivor`, without(explained, survivors));
  }
}

function print(title: string, survivors: readonly object[]): void {
  if (survivors.length === 0) return;
  console.log(`\n${title}:\n\n${survivors.map((each) => JSON.stringify(each)).join('\n')}`);
}

function mutateOnly(names: readonly string[]): readonly string[] {
  if (names.length === 0) return [];
  const files = names.map((folder) => `${folder}/**/*.ts`);
  return ['--mutate', [...files, ...UNCHANGED].join(',')];
}

/** The folder of the core with this name: a layer, such as `flow`, or a folder in one, such as `draw`. */
function folderNamed(name: string): string {
  const [folder] = globSync([`${CORE}/${name}`, `${CORE}/*/${name}`], { cwd: REPO_ROOT });
  if (folder === undefined) throw new Error(`There is no folder ${name} in ${CORE}.`);
  return folder;
}
