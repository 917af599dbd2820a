import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createSeededRandom } from '@cangkir/core/testing';
import { beforeAll, expect, test } from 'vitest';
import { compileProgram } from './compile-program.ts';
import { killRun } from './kill-run.ts';
import { compiled } from './program.ts';
import { temporaryFolder } from './testing.ts';
import { leaveUnread, UNREAD_MEGABYTES } from './unread-answers.ts';

/** As large as the app's page. */
const PAGE_BYTES = 243_000;

beforeAll(compileProgram);

test('is run by npm as it is measured and killed', () => {
  const packageFile = new URL('../../../../package.json', import.meta.url);
  const { scripts } = JSON.parse(readFileSync(packageFile, 'utf8'));
  const program = compiled('cli')
    .join(' ')
    .replace(/ \S*(?=\.cache)/, ' ');
  expect(scripts.backend).toContain(`node ${program}`);
});

test('loses and doubles no claim when it is killed at random moments under load', async () => {
  const random = createSeededRandom(11).next;
  const file = path.join(temporaryFolder(), 'data.sqlite');
  const program = compiled('cli');
  expect(await killRun({ file, claims: 600, kills: 3, program, random })).toEqual({
    claims: 600,
    lost: 0,
    doubled: 0,
    unanswered: 0,
  });
});

test('keeps its memory, and answers customers, while others read no answer', async () => {
  const app = temporaryFolder();
  writeFileSync(path.join(app, 'index.html'), ' '.repeat(PAGE_BYTES));
  const { megabytes, statuses } = await leaveUnread('--app', app);
  expect([...statuses]).toEqual([200]);
  expect(megabytes).toBeLessThan(UNREAD_MEGABYTES);
});
