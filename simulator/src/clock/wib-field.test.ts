import { expect, test } from 'vitest';
import { formatWibField, parseWibField } from './wib-field.ts';

test('survives a round trip in WIB', () => {
  const moment = Date.UTC(2026, 8, 4, 17, 54, 9);
  expect(formatWibField(moment)).toBe('2026-09-05T00:54:09');
  expect(parseWibField('2026-09-05T00:54:09')).toBe(moment);
  expect(parseWibField('2026-09-05T00:54')).toBe(moment - 9000);
});

test.each(['', 'soon', '2026-13-01T00:00'])('does not parse %j', (text) => {
  expect(parseWibField(text)).toBeNull();
});
