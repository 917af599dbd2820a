import { expect, test } from 'vitest';
import { BACKEND_DATA } from '../paths.ts';
import { HELP, readOptions } from './options.ts';

test('serves this machine alone and keeps its data by default', () => {
  expect(readOptions([])).toEqual({
    ok: true,
    value: {
      port: 8787,
      host: '127.0.0.1',
      data: BACKEND_DATA,
      fixture: null,
      isFresh: false,
      isHelpWanted: false,
    },
  });
});

test('reads every option', () => {
  const args =
    '--port 65535 --host 0.0.0.0 --data :memory: --fixture lastVoucher --fresh --help'.split(' ');
  expect(readOptions(args)).toEqual({
    ok: true,
    value: {
      port: 65_535,
      host: '0.0.0.0',
      data: ':memory:',
      fixture: 'lastVoucher',
      isFresh: true,
      isHelpWanted: true,
    },
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
  [['--fixture', 'toString'], '--fixture toString is not known. There are everyday, lastVoucher'],
  [['--fast'], '--fast'],
  [['--port'], '--port'],
  [['data.sqlite'], 'data.sqlite'],
])('refuses %j with a reason', (args, words) => {
  expect(readOptions(args)).toEqual({ ok: false, failure: expect.stringContaining(words) });
});

test('lists every fixture in the help', () => {
  expect(HELP).toMatch(/everyday +Everyday\n +lastVoucher +One voucher left\n/);
});
