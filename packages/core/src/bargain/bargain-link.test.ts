import { expect, test } from 'vitest';
import { ownBargainRoute, parseAssistanceCode, sharedBargainRoute } from './bargain-link.ts';

test('each kind of campaign has its page', () => {
  expect(ownBargainRoute('priceCut', 'a b')).toBe('/bargain/main?activityCode=a%20b');
  expect(ownBargainRoute('freeCup', 'nego')).toBe('/blackCup?activityCode=nego');
});

test('a shared one says by whom', () => {
  expect(sharedBargainRoute('freeCup', 'nego', 'own-1')).toBe(
    '/blackCup?activityCode=nego&assistanceCode=own-1',
  );
});

test.each(['own-1', 'A_b-9', 'x', 'x'.repeat(64)])('%s may be a code', (text) => {
  expect(parseAssistanceCode(text)).toBe(text);
});

test.each(['', 'x'.repeat(65), 'a b', 'a\n', '../own', '<b>', 'kopi☕'])(
  '%j can be no code',
  (text) => {
    expect(parseAssistanceCode(text)).toBe('');
  },
);
