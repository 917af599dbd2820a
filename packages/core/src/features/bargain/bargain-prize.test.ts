import { expect, test } from 'vitest';
import { CAKE, createAssistance, LATTE } from './bargain.memory.ts';
import { bargainPrize } from './bargain-prize.ts';

test('one prize needs no choice', () => {
  expect(bargainPrize({ assistance: null, prizes: [LATTE] }, null)).toBe(LATTE);
  expect(bargainPrize({ assistance: null, prizes: [LATTE] }, 'cake')).toBe(LATTE);
});

test('of several prizes it is the chosen one, if it is on offer', () => {
  const prizes = [LATTE, CAKE];
  expect(bargainPrize({ assistance: null, prizes }, null)).toBeNull();
  expect(bargainPrize({ assistance: null, prizes }, 'cake')).toBe(CAKE);
  expect(bargainPrize({ assistance: null, prizes }, 'gold')).toBeNull();
});

test('a bargain that has begun keeps its prize', () => {
  const assistance = createAssistance({ prize: CAKE });
  expect(bargainPrize({ assistance, prizes: [LATTE] }, 'latte')).toBe(CAKE);
});
