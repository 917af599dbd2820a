import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { REPO_ROOT } from '../repo-root.ts';
import { SERVED_HEADERS } from '../served/served-headers.ts';

function textOf(file: string): string {
  return readFileSync(path.join(REPO_ROOT, file), 'utf8');
}

test('docs/security.md has the headers that are sent', () => {
  const rows = [
    ...textOf('docs/security.md').matchAll(/^\| `([A-Z][\w-]+)` +\| `(.+?)` +\| (.+?) +\|$/gm),
  ];
  expect(rows.map(([, name, value, why]) => ({ name, value, why }))).toEqual(SERVED_HEADERS);
});
