import { expect, test } from 'vitest';
import type { CommandOptions } from './options.ts';
import { startText } from './start-text.ts';

const OPTIONS: CommandOptions = {
  port: 8787,
  host: '127.0.0.1',
  data: '/data.sqlite',
  app: '/dist',
  log: 'text',
  fixture: null,
  isFresh: false,
  backup: null,
  isBehindProxy: false,
  isHelpWanted: false,
  steered: null,
};

const START = {
  options: OPTIONS,
  addresses: ['http://127.0.0.1:8787/'],
  keptSince: null,
  filledParts: [],
  hasBuild: true,
};

const KEPT = Date.UTC(2026, 8, 4, 8);

test('prints the address and the data of the backend', () => {
  expect(startText(START)).toBe(`The backend answers, and the app opens at
  http://127.0.0.1:8787/
Its data: /data.sqlite, new from the fixture everyday.
Ctrl-C ends it.

`);
});

test('prints every address on its own line, and who can connect', () => {
  const options = { ...OPTIONS, host: '0.0.0.0' };
  const addresses = ['http://localhost:8787/', 'http://192.168.1.20:8787/'];
  const message = startText({ ...START, options, addresses });
  expect(message).toContain('  http://localhost:8787/\n  http://192.168.1.20:8787/\n');
  expect(message).toContain('Anybody on the network can reach it now.');
});

test('prints data in memory with their fixture', () => {
  const options = { ...OPTIONS, data: ':memory:', fixture: 'lastVoucher' } as const;
  expect(startText({ ...START, options })).toContain(
    'Its data: in memory, new from the fixture lastVoucher.\n',
  );
});

test('distinguishes data of another day from new data', () => {
  const text = startText({ ...START, keptSince: KEPT });
  expect(text).toContain('/data.sqlite, as they were left, begun on 2026-09-04.\n');
  expect(text).not.toContain('--fixture');
});

test('names the parts that kept data lacked', () => {
  const text = startText({ ...START, keptSince: KEPT, filledParts: ['surveys', 'banners'] });
  expect(text).toContain('surveys, banners come new from the fixture everyday.\n');
});

test('mentions a fixture that is ignored', () => {
  const options = { ...OPTIONS, fixture: 'everyday' } as const;
  expect(startText({ ...START, options, keptSince: KEPT })).toContain(
    'add --fresh to start from it',
  );
  expect(startText({ ...START, options })).not.toContain('--fresh');
});

test('mentions that the app is not built', () => {
  expect(startText({ ...START, hasBuild: false })).toContain('The app is not built');
});
