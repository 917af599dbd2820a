import { expect, test } from 'vitest';
import { createNamedOverrides } from './named-overrides.ts';

test('gives the reply to its call', () => {
  const overrides = createNamedOverrides<string>();
  overrides.add('scan', { pointer: '/1', nth: 2, reply: 'second', times: 1 });
  overrides.add('scan', { pointer: '/2', nth: null, reply: 'next', times: 1 });
  expect(overrides.take('share')).toBeNull();
  expect(overrides.take('scan')).toBe('next');
  expect(overrides.take('scan')).toBe('second');
  expect(overrides.take('scan')).toBeNull();
  expect(overrides.counts()).toEqual({ share: 1, scan: 3 });
});

test('gives overrides to the same call in order, as often as they last', () => {
  const overrides = createNamedOverrides<string>();
  overrides.add('claim', { pointer: '/1', nth: null, reply: 'busy', times: 2 });
  overrides.add('claim', { pointer: '/2', nth: null, reply: 'lost', times: 1 });
  expect([1, 2, 3, 4].map(() => overrides.take('claim'))).toEqual(['busy', 'busy', 'lost', null]);
});

test('lists a reply as used once it was given, though it would last longer', () => {
  const overrides = createNamedOverrides<string>();
  overrides.add('claim', { pointer: '/1', nth: null, reply: 'busy', times: 2 });
  overrides.add('claim', { pointer: '/2', nth: null, reply: 'lost', times: 1 });
  overrides.add('claim', { pointer: '/3', nth: 7, reply: 'late', times: 1 });
  expect(overrides.unused()).toEqual(['/1', '/2', '/3']);
  overrides.take('claim');
  expect(overrides.unused()).toEqual(['/2', '/3']);
});

test('lists waiting overrides until they are used or dropped', () => {
  const overrides = createNamedOverrides<string>();
  const seen: number[] = [];
  const stop = overrides.subscribe(() => seen.push(overrides.waiting().length));
  overrides.add('scan', { pointer: '/1', nth: null, reply: 'twice', times: 2 });
  overrides.add('share', { pointer: '/2', nth: 1, reply: 'once', times: 1 });
  overrides.take('scan');
  expect(overrides.waiting()).toEqual([
    { name: 'scan', pointer: '/1', nth: null, reply: 'twice', times: 2, left: 1 },
    { name: 'share', pointer: '/2', nth: 1, reply: 'once', times: 1, left: 1 },
  ]);
  overrides.take('scan');
  overrides.take('login');
  overrides.clear();
  stop();
  overrides.add('scan', { pointer: '/3', nth: null, reply: 'unheard', times: 1 });
  expect(seen).toEqual([1, 2, 2, 1, 1, 0]);
});
