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
  'a pointer to %j reads back as what it was written from',
  (path) => {
    expect(parsePointer(formatPointer(path))).toEqual(path);
  },
);

test('a slash and a tilde in a name are written as RFC 6901 says', () => {
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
])('at %s lies %j', (pointer, value) => {
  expect(valueAt(STATE, pointer)).toEqual(value);
});

test('a change leaves the value that it was made of as it was', () => {
  const changed = withValueAt(STATE, '/claims/0/id', 'z');
  expect(changed).toEqual({ ...STATE, claims: [{ id: 'z' }, { id: 'b' }] });
  expect(STATE.claims[0]).toEqual({ id: 'a' });
});

test('an entry can be added to an object and to the end of a list', () => {
  expect(withValueAt(STATE, '/config/name', 'x')).toMatchObject({
    config: { isOn: false, name: 'x' },
  });
  expect(withValueAt(STATE, '/claims/2', 'c')).toMatchObject({
    claims: [{ id: 'a' }, { id: 'b' }, 'c'],
  });
  expect(withValueAt(STATE, '', 'all of it')).toBe('all of it');
});

test('an entry can be taken out of an object and of a list', () => {
  expect(withoutValueAt(STATE, '/config')).toEqual({ claims: STATE.claims, none: null });
  expect(withoutValueAt(STATE, '/claims/0')).toEqual({ ...STATE, claims: [{ id: 'b' }] });
});

test('what leads through nothing is an error that names the part', () => {
  expect(() => withValueAt(STATE, '/none/deeper/id', 1)).toThrow(PointerError);
  expect(() => withValueAt(STATE, '/none/deeper', 1)).toThrow('“deeper”');
});
