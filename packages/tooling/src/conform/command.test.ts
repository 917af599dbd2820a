import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../free-port.ts';
import { conformCommand } from './command.ts';

/** Runs the command where nobody can type a code. */
async function run(...args: string[]) {
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  const exitCode = await conformCommand(args, { write: print, complain: print, ask: null });
  return { exitCode, text: printed.join('') };
}

function dataFile(text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'conform-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'data.json');
  writeFileSync(file, text);
  return file;
}

function people(fields: object): string {
  const names = ['member', 'newcomer', 'foreigner', 'stranger', 'leaver', 'guesser', 'hurrier'];
  const person = { phone: '+6281200000202', ...fields };
  return JSON.stringify({
    people: Object.fromEntries(names.map((name) => [name, person])),
    things: {},
  });
}

test.each([
  [['--url', 'staging'], 'no address'],
  [['--url', 'ftp://staging.example'], 'no address'],
  [['--url', 'https://staging.example', '--origin', 'm'], 'no origin'],
  [['--url', 'https://staging.example', '--data', 'missing.json'], 'can’t be read'],
  [['--token', 'token'], '--url'],
  [['--junit', ''], 'need a value'],
  [['--junit', 'missing/report.xml'], 'there is no such folder'],
  [['--nothing'], '--nothing'],
  [['--url', 'https://staging.example'], 'Nobody can type the code'],
])('%j is wrong, and says why', async (args, words) => {
  const { exitCode, text } = await run(...args);
  expect(exitCode).toBe(2);
  expect(text).toContain(words);
});

test('a field that a data file cannot have is named', async () => {
  const file = dataFile('{ "people": {}, "things": { "claim.opne": "kopi-susu" } }');
  const { exitCode, text } = await run('--url', 'https://staging.example', '--data', file);
  expect(exitCode).toBe(2);
  expect(text).toContain('claim.opne');
});

test('a backend that does not answer is no finding, but fails', async () => {
  const file = dataFile(people({ code: '123456' }));
  const url = `http://127.0.0.1:${await freePort()}`;
  const { exitCode, text } = await run('--url', url, '--data', file);
  expect(exitCode).toBe(1);
  expect(text).toContain(`${url} does not answer`);
});

test('the help names the people and the things of a data file', async () => {
  const { exitCode, text } = await run('--help');
  expect(exitCode).toBe(0);
  expect(text).toContain('claim.notStarted');
  expect(text).toContain('newcomer');
});
