import path from 'node:path';
import { expect, test } from 'vitest';
import { APP_BUILD, REPOSITORY } from '../paths.ts';
import { BACKEND_DATA } from './data-file.ts';
import { HELP, readOptions } from './options.ts';

test('serves this machine alone and keeps its data by default', () => {
  expect(readOptions([])).toEqual({
    ok: true,
    value: {
      port: 8787,
      host: '127.0.0.1',
      data: BACKEND_DATA,
      app: APP_BUILD,
      log: 'text',
      fixture: null,
      isFresh: false,
      backup: null,
      isBehindProxy: false,
      isHelpWanted: false,
      steered: null,
    },
  });
});

test('keeps its data out of the repository, whose files the development server hands out', () => {
  expect(path.relative(REPOSITORY, BACKEND_DATA)).toMatch(/^\.\./);
});

test('reads every option', () => {
  const args =
    '--port 65535 --host 0.0.0.0 --data :memory: --app /dist --log json --fixture lastVoucher --fresh --backup copy.sqlite --behind-proxy --help'.split(
      ' ',
    );
  expect(readOptions(args)).toEqual({
    ok: true,
    value: {
      port: 65_535,
      host: '0.0.0.0',
      data: ':memory:',
      app: '/dist',
      log: 'json',
      fixture: 'lastVoucher',
      isFresh: true,
      backup: 'copy.sqlite',
      isBehindProxy: true,
      isHelpWanted: true,
      steered: null,
    },
  });
});

test('starts at a moment, for a test, with data that nobody keeps', () => {
  const read = readOptions(['--at', '2026-09-04T15:00:00+07:00', '--seed', '7']);
  expect(read).toMatchObject({
    value: { data: ':memory:', steered: { at: Date.UTC(2026, 8, 4, 8), seed: 7 } },
  });
});

test.each([
  [['--port', '65536'], '--port 65536'],
  [['--port', 'http'], '--port http'],
  [['--port='], '--port  is not a port'],
  [['--port=-1'], '--port -1'],
  [['--port', '1.5'], '--port 1.5'],
  [['--host='], '--host is empty'],
  [['--data='], '--data is empty'],
  [['--backup='], '--backup is empty'],
  [['--app='], '--app is empty'],
  [['--log', 'xml'], '--log xml is not known. There are text, json.'],
  [['--fixture', 'toString'], '--fixture toString is not known. There are everyday, lastVoucher'],
  [['--at', 'noon'], '--at noon is not a moment'],
  [['--seed', 'x'], '--seed x is not a whole number'],
  [['--fast'], '--fast'],
  [['--port'], '--port'],
  [['data.sqlite'], 'data.sqlite'],
])('refuses %j with a reason', (args, message) => {
  expect(readOptions(args)).toEqual({ ok: false, failure: expect.stringContaining(message) });
});

test('lists every fixture in the help', () => {
  expect(HELP).toMatch(/everyday +Everyday\n +lastVoucher +One voucher left\n/);
});
