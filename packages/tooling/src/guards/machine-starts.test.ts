import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findMeasures } from '../bench/find-measures.ts';
import { REPO_ROOT } from '../repo-root.ts';

test('the start of every machine is measured', async () => {
  const files = globSync('packages/core/src/**/*.machine.ts', { cwd: REPO_ROOT });
  const machines = files.map((file) => camelCase(path.basename(file, '.machine.ts')));
  const { measures } = await findMeasures('');
  const measured = measures.map(({ what }) => what);
  expect(measured).toEqual(
    expect.arrayContaining(machines.map((machine) => `starts of ${machine}`)),
  );
});

function camelCase(text: string): string {
  return text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
