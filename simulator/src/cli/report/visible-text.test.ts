import { expect, test } from 'vitest';
import { visibleText } from './visible-text.ts';

test.each([
  ['\u001b[31mred', '\\u001b[31mred'],
  ['\u001b]0;title\u0007', '\\u001b]0;title\\u0007'],
  ['\u009b2J', '\\u009b2J'],
  ['first\nsecond\ttab', 'first\\u000asecond\\u0009tab'],
  ['\u202ereversed', '\\u202ereversed'],
  ['next\u2028line\u2029end', 'next\\u2028line\\u2029end'],
])('shows what a terminal would obey, and what ends a line of code', (text, shown) => {
  expect(visibleText(text)).toBe(shown);
});

test('keeps any other text', () => {
  expect(visibleText('Kopi “susu” 咖啡 ☕️')).toBe('Kopi “susu” 咖啡 ☕️');
});
