import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const here = import.meta.dirname;
const kit = readFileSync(path.join(here, '../../../../../packages/react/src/index.ts'), 'utf8');
const demo = readdirSync(here)
  .filter((file) => file.startsWith('demo') && file.endsWith('.tsx'))
  .map((file) => readFileSync(path.join(here, file), 'utf8'))
  .join('\n');

/** What the page itself, the frame or another component shows. */
const SHOWN_BY_ALL = ['Animation', 'Screen', 'TopBar', 'ToastProvider', 'MissingProviderError'];

test('shows every component of the kit', () => {
  const exported = [
    ...kit.matchAll(/(?<!type |^export type .*)\b([A-Z][A-Za-z]+)\b(?=[\s,}])/gm),
  ].map(([, name = '']) => name);
  const missing = exported.filter(
    (name) =>
      !name.endsWith('Props') &&
      !SHOWN_BY_ALL.includes(name) &&
      !demo.includes(`<${name}`) &&
      !demo.includes(`  ${name},`),
  );
  expect(missing).toEqual([]);
});
