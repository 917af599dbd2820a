import { expect, test } from 'vitest';
import { isSlow, savesData } from './network-terms.ts';

test.each([
  [undefined, false, false],
  [{ saveData: false, effectiveType: '4g' }, false, false],
  [{ saveData: true, effectiveType: '4g' }, true, false],
  [{ saveData: false, effectiveType: '3g' }, false, false],
  [{ saveData: false, effectiveType: '2g' }, false, true],
  [{ saveData: false, effectiveType: 'slow-2g' }, false, true],
])('the connection %j saves data: %s, and is slow: %s', (connection, saves, slow) => {
  const navigator = connection === undefined ? {} : { connection };
  expect([savesData(navigator), isSlow(navigator)]).toEqual([saves, slow]);
});
