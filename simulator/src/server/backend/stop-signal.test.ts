import { existsSync } from 'node:fs';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { expect, test } from 'vitest';
import { spawnCommand, spawnInShell, temporaryFolder } from './testing.ts';

function newFile(): string {
  return path.join(temporaryFolder(), 'data.sqlite');
}

const BUSY_CLIENTS = 50;

/** A database's log file exists while it is open, or if it was killed. */
function isClosed(file: string): boolean {
  return !existsSync(`${file}-wal`);
}

test('exits with 0 on SIGINT, with its data closed', async () => {
  const file = newFile();
  const command = await spawnCommand('--port', '0', '--data', file);
  expect(isClosed(file)).toBe(false);
  command.kill('SIGINT');
  expect(await command.ended()).toBe(0);
  expect(isClosed(file)).toBe(true);
});

test('exits when only npm’s shell is ended', async () => {
  const file = newFile();
  const shell = await spawnInShell('--port', '0', '--data', file);
  shell.kill('SIGTERM');
  await shell.ended();
  expect(isClosed(file)).toBe(true);
});

test('resets none of 50 busy clients on SIGTERM, and exits with 0, with its data closed', async () => {
  const file = newFile();
  const command = await spawnCommand('--port', '0', '--data', file);
  let answers = 0;
  const ends = Array.from({ length: BUSY_CLIENTS }, () =>
    askUntilItFails(command.origin, () => {
      answers += 1;
      if (answers === 10 * BUSY_CLIENTS) command.kill('SIGTERM');
    }),
  );
  expect(new Set(await Promise.all(ends))).toEqual(new Set(['ECONNREFUSED']));
  expect(await command.ended()).toBe(0);
  expect(isClosed(file)).toBe(true);
});

test('goes on when nobody reads its output', async () => {
  const command = await spawnCommand('--port', '0', '--data', newFile());
  command.stopReading();
  for (let request = 0; request < 5; request += 1) {
    expect((await fetch(`${command.origin}/portal/app/config`)).status).toBe(200);
  }
  command.kill('SIGTERM');
  expect(await command.ended()).toBe(0);
});

/** Asks again after each answer, on one connection while it stays open. Resolves with the error that ends it. */
async function askUntilItFails(origin: string, onAnswer: () => void): Promise<unknown> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    for (;;) {
      await ask(`${origin}/portal/app/config`, agent);
      onAnswer();
    }
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
}

function ask(address: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(address, { agent }, (response) => {
      response.resume().on('end', resolve).on('error', reject);
    });
    request.on('error', reject);
  });
}
