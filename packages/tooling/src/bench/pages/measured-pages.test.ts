import { expect, test } from 'vitest';
import { measuredPages } from './measured-pages.ts';

const SCREENS = ['src/features/claim/claim.screen.tsx', 'src/features/login/login.screen.tsx'];

const namesOf = (wanted: readonly string[]) =>
  measuredPages(SCREENS, wanted).map(({ name }) => name);

test('measures every screen of the build', () => {
  expect(namesOf([])).toEqual(['claim', 'login']);
});

test('measures only the named screens', () => {
  expect(namesOf(['login'])).toEqual(['login']);
});

test('refuses a name that no screen has', () => {
  expect(() => namesOf(['claims'])).toThrow('There are claim, login.');
});

test('refuses a screen of which it is not known how to open it', () => {
  expect(() => measuredPages(['src/features/new/new.screen.tsx'], [])).toThrow('screen new');
});
