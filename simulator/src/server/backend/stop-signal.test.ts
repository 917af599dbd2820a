import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { spawnCommand, spawnInShell, temporaryFolder } from './testing.ts';

function newFile(): string {
  return path.join(temporaryFolder(), 'data.sqlite');
}

/** The log of a database is there as long as somebody has it, or was killed with it. */
function isClosed(file: string): boolean {
  return !existsSync(`${file}-wal`);
}

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends it with 0, its data closed', async (signal) => {
  const file = newFile();
  const command = await spawnCommand('--port', '0', '--data', file);
  expect(isClosed(file)).toBe(false);
  command.kill(signal);
  expect(await command.ended()).toBe(0);
  expect(isClosed(file)).toBe(true);
});

test('what ends npm’s shell alone ends the command, too', async () => {
  const file = newFile();
  const shell = await spawnInShell('--port', '0', '--data', file);
  shell.kill('SIGTERM');
  await shell.ended();
  expect(isClosed(file)).toBe(true);
});
