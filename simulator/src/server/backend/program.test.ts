import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compiled } from './program.ts';

test('is run by npm as it is measured and killed', () => {
  const packageFile = new URL('../../../../package.json', import.meta.url);
  const { scripts } = JSON.parse(readFileSync(packageFile, 'utf8'));
  const program = compiled('cli')
    .join(' ')
    .replace(/ \S*(?=\.cache)/, ' ');
  expect(scripts.backend).toContain(`node ${program}`);
});
