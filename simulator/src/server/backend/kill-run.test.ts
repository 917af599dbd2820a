import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSeededRandom } from '@cangkir/core/testing';
import { expect, test } from 'vitest';
import { killRun } from './kill-run.ts';
import { temporaryFolder } from './testing.ts';

test('loses and doubles no claim when it is killed at random moments under load', async () => {
  const random = createSeededRandom(11).next;
  const file = path.join(temporaryFolder(), 'data.sqlite');
  const program = [fileURLToPath(new URL('cli.ts', import.meta.url))];
  expect(await killRun({ file, claims: 600, kills: 3, program, random })).toEqual({
    claims: 600,
    lost: 0,
    doubled: 0,
    unanswered: 0,
  });
});
