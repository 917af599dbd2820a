import { expect, test } from 'vitest';
import { projectFiles } from './project-files.ts';

/** docs/architecture.md: other tools keep their configuration in packages/tooling or where they serve. */
const TOP_LEVEL = [
  'LICENSE',
  'README.md',
  'apps',
  'docs',
  'package-lock.json',
  'package.json',
  'packages',
  'simulator',
  'tsconfig.json',
];

test('the top of the repository holds what was agreed on, beside dot-files', () => {
  const names = new Set(projectFiles().flatMap((file) => file.split('/', 1)));
  const visible = [...names].filter((name) => !name.startsWith('.'));
  expect(visible.sort()).toEqual(TOP_LEVEL);
});
