import { expect, test } from 'vitest';
import { asksNotToBeTracked } from './do-not-track.ts';

test.each([
  [{}, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ doNotTrack: '0' }, false],
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
])('%j asks not to be tracked: %s', (settings, expected) => {
  expect(asksNotToBeTracked(Object.assign(Object.create(navigator), settings))).toBe(expected);
});
