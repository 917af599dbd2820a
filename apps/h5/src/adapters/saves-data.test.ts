import { expect, test } from 'vitest';
import { savesData } from './saves-data.ts';

test.each([
  [{}, false],
  [{ connection: { saveData: false } }, false],
  [{ connection: { saveData: true } }, true],
])('of the navigator %j, that the person saves data is %s', (navigator, saves) => {
  expect(savesData(navigator)).toBe(saves);
});
