import { expect, test } from 'vitest';
import { dayPart } from './day-part.ts';

test.each([
  ['00:00:00', 'evening'],
  ['03:59:59', 'evening'],
  ['04:00:00', 'morning'],
  ['10:59:59', 'morning'],
  ['11:00:00', 'midday'],
  ['14:59:59', 'midday'],
  ['15:00:00', 'afternoon'],
  ['17:59:59', 'afternoon'],
  ['18:00:00', 'evening'],
  ['23:59:59', 'evening'],
])('at %s WIB it is %s', (time, part) => {
  expect(dayPart(Date.parse(`2026-11-21T${time}+07:00`))).toBe(part);
});
