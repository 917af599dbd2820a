import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { REPO_ROOT } from '../repo-root.ts';
import { CACHING, SERVED_HEADERS } from '../served/served-headers.ts';

function textOf(file: string): string {
  return readFileSync(path.join(REPO_ROOT, file), 'utf8');
}

test('the Caddyfile sends them, and no others', () => {
  const caddyfile = textOf('apps/h5/deploy/Caddyfile');
  const [, block = ''] =
    /\(security\) \{\s*header \{\s*defer\n(.*?)\n\s*-Server/s.exec(caddyfile) ?? [];
  const lines = block.split('\n').map((line) => line.trim());
  expect(lines).toEqual(SERVED_HEADERS.map(({ name, value }) => `${name} "${value}"`));
  for (const caching of Object.values(CACHING))
    expect(caddyfile).toContain(`Cache-Control "${caching}"`);
});

test('docs/security.md has the headers that are sent', () => {
  const rows = [
    ...textOf('docs/security.md').matchAll(/^\| `([A-Z][\w-]+)` +\| `(.+?)` +\| (.+?) +\|$/gm),
  ];
  expect(rows.map(([, name, value, why]) => ({ name, value, why }))).toEqual(SERVED_HEADERS);
});
