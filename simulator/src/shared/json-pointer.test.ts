import { expect, test } from 'vitest';
import {
  formatPointer,
  PointerError,
  parsePointer,
  valueAt,
  withoutValueAt,
  withValueAt,
} from './json-pointer.ts';

test.each([[[]], [['']], [['a', '', '0']], [['a/b', 'm~n', '~1', '/', '~0~']]])(
  'survives a round trip with %j',
  (path) => {
    expect(parsePointer(formatPointer(path))).toEqual(path);
  },
);

test('escapes a slash and a tilde as in RFC 6901', () => {
  expect(formatPointer(['a/b', 'm~n', 0])).toBe('/a~1b/m~0n/0');
  expect(formatPointer([])).toBe('');
});

const STATE = { claims: [{ id: 'a' }, { id: 'b' }], config: { isOn: false }, none: null };

test.each([
  ['', STATE],
  ['/claims/1/id', 'b'],
  ['/claims/length', 2],
  ['/config/isOn', false],
  ['/none', null],
  ['/none/deeper', undefined],
  ['/claims/2', undefined],
  ['/config/isOn/deeper', undefined],
  ['/toString', undefined],
  ['/#0/#1/id', 'b'],
  ['/#2', null],
  ['/#3', undefined],
  ['/none/#0', undefined],
  ['/claims/#', undefined],
])('finds at %s: %j', (pointer, value) => {
  expect(valueAt(STATE, pointer)).toEqual(value);
});

test('leaves the original value unchanged', () => {
  const changed = withValueAt(STATE, '/claims/0/id', 'z');
  expect(changed).toEqual({ ...STATE, claims: [{ id: 'z' }, { id: 'b' }] });
  expect(STATE.claims[0]).toEqual({ id: 'a' });
});

test('adds an entry to an object, and to the end of a list', () => {
  expect(withValueAt(STATE, '/config/name', 'x')).toMatchObject({
    config: { isOn: false, name: 'x' },
  });
  expect(withValueAt(STATE, '/claims/2', 'c')).toMatchObject({
    claims: [{ id: 'a' }, { id: 'b' }, 'c'],
  });
  expect(withValueAt(STATE, '', 'all of it')).toBe('all of it');
});

test('removes an entry from an object and a list', () => {
  expect(withoutValueAt(STATE, '/config')).toEqual({ claims: STATE.claims, none: null });
  expect(withoutValueAt(STATE, '/claims/0')).toEqual({ ...STATE, claims: [{ id: 'b' }] });
});

test('throws an error with the missing part', () => {
  expect(() => withValueAt(STATE, '/none/deeper/id', 1)).toThrow(PointerError);
  expect(() => withValueAt(STATE, '/none/deeper', 1)).toThrow('“deeper”');
});
