import { expect, test } from 'vitest';
import { projectFiles } from './project-files.ts';

/** docs/architecture.md: other tools keep their configuration in packages/tooling, or next to what they configure. */
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

test('the repository’s root holds only the agreed files, besides dot-files', () => {
  const names = new Set(projectFiles().flatMap((file) => file.split('/', 1)));
  const visible = [...names].filter((name) => !name.startsWith('.'));
  expect(visible.sort()).toEqual(TOP_LEVEL);
});
