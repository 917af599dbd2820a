import { expect, test } from 'vitest';
import { codeName } from './code-name.ts';
import { CODE_TABLE, codesOf } from './code-table.ts';

const CODES: readonly number[] = CODE_TABLE.map(({ code }) => code);

// The codes are spelled out: the test checks the specification, not the table.
test('has every code of sections 4 and 8', () => {
  expect(CODES).toEqual(
    expect.arrayContaining([
      0, 10000, 10001, 10002, 30003, 30004, 30005, 30006, 30007, 30011, 30012, 30014, 30040, 30041,
      30042, 100007, 100018, 110004, 120002, 120003, 120101, 120103, 120104,
    ]),
  );
});

test('has every code once and in order', () => {
  expect(CODES).toEqual([...new Set(CODES)].sort((one, other) => one - other));
});

test.each(CODE_TABLE)('$group.$name is $code alone', ({ group, name, code }) => {
  expect(codesOf(group)).toMatchObject({ [name]: code });
});

test.each(CODE_TABLE)('code-table.ts says in words what $code means', ({ code }) => {
  expect(codeName(code)).toMatch(/^[a-z]+( [a-z]+)*$/);
});

test('gives an unreadable request alone the general message', () => {
  expect(CODE_TABLE.filter(({ message }) => message === 'unexpected')).toMatchObject([
    { code: 10014, message: 'unexpected', next: 'retry' },
  ]);
});

test('continues after 0 and the helper’s downlink code', () => {
  expect(CODE_TABLE.filter(({ next }) => next === 'goOn')).toMatchObject([
    { code: 0, message: null, next: 'goOn', kind: null },
    { code: 120101, message: 'downlink', next: 'goOn' },
  ]);
});
