import { expect, test } from 'vitest';
import { readText } from '../repo-root.ts';
import { CACHING, SERVED_HEADERS } from '../served/served-headers.ts';

test('the Caddyfile sends them, and no others', () => {
  const caddyfile = readText('apps/h5/deploy/Caddyfile');
  const [, block = ''] =
    /\(security\) \{\s*header \{\s*defer\n(.*?)\n\s*-Server/s.exec(caddyfile) ?? [];
  const lines = block.split('\n').map((line) => line.trim());
  expect(lines).toEqual(SERVED_HEADERS.map(({ name, value }) => `${name} "${value}"`));
  for (const caching of Object.values(CACHING))
    expect(caddyfile).toContain(`Cache-Control "${caching}"`);
});

test('docs/security.md has the headers that are sent', () => {
  const rows = [
    ...readText('docs/security.md').matchAll(/^\| `([A-Z][\w-]+)` +\| `(.+?)` +\| (.+?) +\|$/gm),
  ];
  expect(rows.map(([, name, value, why]) => ({ name, value, why }))).toEqual(SERVED_HEADERS);
});
