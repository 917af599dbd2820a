import { expect, test } from 'vitest';
import { BACKEND_DATA } from '../paths.ts';
import { HELP, readOptions } from './options.ts';

test('without options it is for this machine alone, and keeps its data', () => {
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

test('every option is heard', () => {
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
  [['--port='], '--port  is no port'],
  [['--port=-1'], '--port -1'],
  [['--port', '1.5'], '--port 1.5'],
  [['--host='], '--host is empty'],
  [['--data='], '--data is empty'],
  [['--fixture', 'toString'], '--fixture toString is not known. There are everyday, lastVoucher'],
  [['--fast'], '--fast'],
  [['--port'], '--port'],
  [['data.sqlite'], 'data.sqlite'],
])('%j is asked for wrongly, and it is said what', (args, words) => {
  expect(readOptions(args)).toEqual({ ok: false, failure: expect.stringContaining(words) });
});

test('the help names every fixture', () => {
  expect(HELP).toMatch(/everyday +Everyday\n +lastVoucher +One voucher left\n/);
});
