import { expect, test } from 'vitest';
import { momentText } from './moment-text.ts';

test.each([
  [Date.UTC(2026, 8, 4, 8), '2026-09-04T15:00:00+07:00'],
  [Date.UTC(2026, 8, 4, 17, 0, 0, 5), '2026-09-05T00:00:00.005+07:00'],
])('%i is %s in WIB', (at, text) => {
  expect(momentText(at)).toBe(text);
  expect(Date.parse(text)).toBe(at);
});
