import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { REPO_ROOT } from '../repo-root.ts';
import { projectFiles } from './project-files.ts';

const DIAGNOSTICS = v.object({
  diagnostics: v.array(
    v.object({
      category: v.string(),
      location: v.object({ path: v.string(), start: v.object({ line: v.number() }) }),
    }),
  ),
});

/** The linter's findings in a file of the app, as line and rule. */
function lint(lines: readonly string[]): readonly (readonly [line: number, rule: string])[] {
  const project = mkdtempSync(path.join(tmpdir(), 'lint-rules-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  for (const file of projectFiles().filter(isConfiguration)) {
    cpSync(path.join(REPO_ROOT, file), path.join(project, file));
  }
  const file = path.join(project, 'apps/h5/src/example.ts');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${lines.join('\n')}\n`);
  const biome = ['lint', '--reporter=json', '--max-diagnostics=none'];
  const { stdout } = spawnSync('biome', biome, { cwd: project, encoding: 'utf8' });
  return v
    .parse(v.pipe(v.string(), v.parseJson(), DIAGNOSTICS), stdout)
    .diagnostics.map(({ category, location }) => [location.start.line, category] as const)
    .sort(([one], [other]) => one - other);
}

test('the linter refuses type assertions, except `as const`', () => {
  const broken = lint([
    'export const a = window as unknown;',
    "export const b = ['x'] as const;",
    "export const c = document.querySelector('p')!;",
    'export function d(value: any) { return value; }',
  ]);
  expect(broken).toEqual([
    [1, 'plugin'],
    [3, 'lint/style/noNonNullAssertion'],
    [4, 'lint/suspicious/noExplicitAny'],
  ]);
});

function isConfiguration(file: string): boolean {
  return /(^|\/)(package\.json|\.biome\.jsonc|\.gitignore)$|\.grit$/.test(file);
}
