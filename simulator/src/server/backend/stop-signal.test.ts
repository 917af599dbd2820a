import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { spawnCommand, spawnInShell, temporaryFolder } from './testing.ts';

function newFile(): string {
  return path.join(temporaryFolder(), 'data.sqlite');
}

/** A database's log file exists while it is open, or if it was killed. */
function isClosed(file: string): boolean {
  return !existsSync(`${file}-wal`);
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'exits with 0 on %s, with its data closed',
  async (signal) => {
    const file = newFile();
    const command = await spawnCommand('--port', '0', '--data', file);
    expect(isClosed(file)).toBe(false);
    command.kill(signal);
    expect(await command.ended()).toBe(0);
    expect(isClosed(file)).toBe(true);
  },
);

test('exits when only npm’s shell is ended', async () => {
  const file = newFile();
  const shell = await spawnInShell('--port', '0', '--data', file);
  shell.kill('SIGTERM');
  await shell.ended();
  expect(isClosed(file)).toBe(true);
});
