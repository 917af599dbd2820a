import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { BACKEND_CONFIG, SIMULATOR_ROOT } from '../paths.ts';
import { compiled } from './program.ts';
import { spawnProgram, temporaryFolder } from './testing.ts';
import { leaveUnread, UNREAD_MEGABYTES } from './unread-answers.ts';

/** As large as the app's page. */
const PAGE_BYTES = 243_000;

test('keeps its memory, and answers customers, while others read no answer', async () => {
  await build({ root: SIMULATOR_ROOT, configFile: BACKEND_CONFIG, logLevel: 'warn' });
  const app = temporaryFolder();
  writeFileSync(path.join(app, 'index.html'), ' '.repeat(PAGE_BYTES));
  const backend = await spawnProgram([
    ...compiled('cli'),
    '--port',
    '0',
    '--data',
    ':memory:',
    '--app',
    app,
  ]);
  const { megabytes, statuses } = await leaveUnread(backend.origin, backend.pid);
  expect([...statuses]).toEqual([200]);
  expect(megabytes).toBeLessThan(UNREAD_MEGABYTES);
});
