import { ROUTES } from '@cangkir/core';
import { expect, test } from 'vitest';
import { measuredPages } from './measured-pages.ts';

const namesOf = (wanted: readonly string[]) => measuredPages(wanted).map(({ name }) => name);

test('measures every route', () => {
  expect(namesOf([])).toEqual(Object.keys(ROUTES));
});

test('measures only the named routes', () => {
  expect(namesOf(['mine'])).toEqual(['mine']);
});

test('refuses a name that no route has', () => {
  expect(() => namesOf(['claims'])).toThrow('There is no route claims.');
});
