import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from './testing.ts';
import { leaveUnread, UNREAD_MEGABYTES } from './unread-answers.ts';

/** As large as the app's page. */
const PAGE_BYTES = 243_000;

test('keeps its memory, and answers customers, while others read no answer', async () => {
  const app = temporaryFolder();
  writeFileSync(path.join(app, 'index.html'), ' '.repeat(PAGE_BYTES));
  const { megabytes, statuses } = await leaveUnread('--app', app);
  expect([...statuses]).toEqual([200]);
  expect(megabytes).toBeLessThan(UNREAD_MEGABYTES);
});
