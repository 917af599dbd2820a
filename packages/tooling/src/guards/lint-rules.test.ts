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

/** The linter's findings in a file of the project, as line and rule. */
function lint(
  name: string,
  lines: readonly string[],
): readonly (readonly [line: number, rule: string])[] {
  const project = mkdtempSync(path.join(tmpdir(), 'lint-rules-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  for (const file of projectFiles().filter(isConfiguration)) {
    cpSync(path.join(REPO_ROOT, file), path.join(project, file));
  }
  const file = path.join(project, name);
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
  const broken = lint('apps/h5/src/example.ts', [
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

test('a journey looks at its page until it answers, never once', () => {
  const broken = lint('simulator/e2e/example.e2e.ts', [
    "import { expect, test } from '@playwright/test';",
    "test('x', async ({ page }) => {",
    '  expect(await page.title()).toBe("");',
    '  await expect.poll(() => page.title()).toBe("");',
    '});',
  ]);
  expect(broken).toEqual([[3, 'plugin']]);
});

function isConfiguration(file: string): boolean {
  return /(^|\/)(package\.json|\.biome\.jsonc|\.gitignore)$|\.grit$/.test(file);
}
