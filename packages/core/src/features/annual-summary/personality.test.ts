import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BRAND } from '../../platform/brand.ts';
import {
  choosePersonality,
  EXPLORER_DRINKS,
  personalityLook,
  TASTE_SHARE,
  type YearDrink,
  type YearOrder,
} from './personality.ts';

type Taste = YearDrink['taste'];

/** A moment of 2026 in WIB, such as `06-30T05:00`. */
function wib(text: string): number {
  return Date.parse(`2026-${text}:00+07:00`);
}

const NOON = wib('06-30T12:00');

function order(tastes: readonly Taste[], paidAt = NOON): YearOrder {
  return { paidAt, drinks: tastes.map((taste) => ({ productId: taste, taste })) };
}

/** One order of so many drinks that are all different. */
function variety(count: number, paidAt = NOON): YearOrder {
  return {
    paidAt,
    drinks: Array.from({ length: count }, (_, index) => ({
      productId: `drink-${index}`,
      taste: 'other',
    })),
  };
}

test.each([
  [1, 'black', 'Senior_Perkopi_Hitaman'],
  [2, 'latte', 'Si_Latte_Banget'],
  [3, 'explorer', 'Pendekar_Kopi'],
  [4, 'sweet', `Si_Manis_${BRAND.displayName}`],
  [5, 'morning', 'Morning_Coffee'],
  [6, 'afternoon', 'Afternoon_Coffee'],
  [7, 'night', 'Night_Coffee'],
] as const)('maps personality %i to the look %s and the name %s', (key, slug, name) => {
  expect(personalityLook(key)).toEqual({
    name,
    titleLines: [`${slug}.first`, `${slug}.second`],
    background: `${slug}-background`,
    portrait: `${slug}-portrait`,
    logo: `${slug}-logo`,
    colours: `${slug}-colours`,
  });
});

describe('a year', () => {
  test('has no personality without a drink', () => {
    expect(choosePersonality([], 2026)).toBeNull();
    expect(choosePersonality([order([])], 2026)).toBeNull();
  });

  test('begins and ends at midnight in Jakarta', () => {
    const at = (iso: string) => choosePersonality([order(['black'], Date.parse(iso))], 2026);
    expect(at('2025-12-31T16:59:59.999Z')).toBeNull();
    expect(at('2025-12-31T17:00:00.000Z')).toBe(1);
    expect(at('2026-12-31T16:59:59.999Z')).toBe(1);
    expect(at('2026-12-31T17:00:00.000Z')).toBeNull();
  });

  test('counts only its own orders', () => {
    const others = [order(['black', 'black', 'black'], Date.parse('2025-06-30T05:00:00Z'))];
    expect(choosePersonality([...others, order(['latte'])], 2026)).toBe(2);
  });
});

describe('a taste', () => {
  test.each<[Taste, number]>([
    ['black', 1],
    ['latte', 2],
    ['sweet', 4],
  ])('of %s decides from half of the drinks on, at any time of day', (taste, key) => {
    expect(TASTE_SHARE).toBe(0.5);
    for (const paidAt of [wib('06-30T08:00'), NOON, wib('06-30T22:00')]) {
      expect(choosePersonality([order([taste], paidAt)], 2026)).toBe(key);
      expect(choosePersonality([order([taste, 'other'], paidAt)], 2026)).toBe(key);
    }
    expect(choosePersonality([order([taste, 'other', 'other'])], 2026)).toBe(6);
    expect(choosePersonality([order([taste]), order(['other', 'other'])], 2026)).toBe(6);
  });

  test.each<[Taste, Taste, number]>([
    ['black', 'latte', 1],
    ['latte', 'sweet', 2],
    ['sweet', 'black', 1],
    ['sweet', 'latte', 2],
  ])('tie between %s and %s goes to the lower key', (first, second, key) => {
    expect(choosePersonality([order([first, second])], 2026)).toBe(key);
  });

  test('is ignored for other drinks', () => {
    expect(choosePersonality([order(['other'])], 2026)).toBe(6);
  });

  test('takes precedence over variety', () => {
    const drinks = [...variety(EXPLORER_DRINKS).drinks, ...order(Array(10).fill('sweet')).drinks];
    expect(choosePersonality([{ paidAt: NOON, drinks }], 2026)).toBe(4);
  });
});

describe('variety', () => {
  test('decides from ten different drinks on, over the whole year', () => {
    expect(EXPLORER_DRINKS).toBe(10);
    expect(choosePersonality([variety(9)], 2026)).toBe(6);
    expect(choosePersonality([variety(10)], 2026)).toBe(3);
    const each = variety(10).drinks.map((drink) => ({ paidAt: NOON, drinks: [drink] }));
    expect(choosePersonality(each, 2026)).toBe(3);
  });

  test('does not count the same drink twice', () => {
    expect(choosePersonality([variety(9), variety(9)], 2026)).toBe(6);
  });
});

describe('the time of day', () => {
  test.each([
    ['00:00', 7],
    ['04:59', 7],
    ['05:00', 5],
    ['10:59', 5],
    ['11:00', 6],
    ['17:59', 6],
    ['18:00', 7],
    ['23:59', 7],
  ])('at %s in Jakarta gives personality %i', (time, key) => {
    expect(choosePersonality([order(['other'], wib(`06-30T${time}`))], 2026)).toBe(key);
  });

  test.each([
    [['08:00', '12:00', '20:00'], 5],
    [['08:00', '12:00'], 5],
    [['08:00', '20:00'], 5],
    [['12:00', '20:00'], 6],
    [['08:00', '12:00', '12:00'], 6],
    [['08:00', '20:00', '20:00'], 7],
    [['12:00', '20:00', '20:00'], 7],
    [['08:00', '08:00', '12:00', '12:00', '20:00', '20:00', '20:00'], 7],
    [['08:00', '12:00', '12:00', '20:00', '20:00'], 6],
  ])('of orders at %j is the most frequent, or the earlier on a tie: %i', (times, key) => {
    const orders = times.map((time) => order(['other'], wib(`06-30T${time}`)));
    expect(choosePersonality(orders, 2026)).toBe(key);
  });

  test('counts orders, not drinks, and ignores empty orders', () => {
    const morning = order(['other', 'other', 'other'], wib('06-30T08:00'));
    const night = order(['other'], wib('06-30T20:00'));
    const empty = order([], wib('06-30T08:00'));
    expect(choosePersonality([morning, night, night, empty, empty], 2026)).toBe(7);
  });
});

test('does not depend on the order of the list', () => {
  const drink = fc.record({
    productId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'),
    taste: fc.constantFrom<Taste>('black', 'latte', 'sweet', 'other'),
  });
  const year = fc.array(
    fc.record({
      paidAt: fc.nat(365 * 24).map((hour) => wib('01-01T00:00') + hour * 3_600_000),
      drinks: fc.array(drink, { maxLength: 4 }),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(year, (orders) => {
      const backwards = [...orders].reverse();
      expect(choosePersonality(backwards, 2026)).toBe(choosePersonality(orders, 2026));
    }),
    { numRuns: 50 },
  );
});
