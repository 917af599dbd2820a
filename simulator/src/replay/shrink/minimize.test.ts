import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minimize } from './minimize.ts';

/** Whether a list fails, by any rule that a list has one answer to. */
const rules = fc
  .array(fc.uniqueArray(fc.nat(30), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 })
  .map(
    (causes) => (items: readonly number[]) =>
      causes.some((cause) => cause.every((item) => items.includes(item))),
  );

const lists = fc.uniqueArray(fc.nat(30), { minLength: 1, maxLength: 31 });

test('what is left fails, and without any of its items it does not', async () => {
  await fc.assert(
    fc.asyncProperty(rules, lists, async (fails, items) => {
      fc.pre(fails(items));
      const left = await minimize(items, async (fewer) => (fails(fewer) ? fewer : null));
      expect(fails(left)).toBe(true);
      for (const item of left) expect(fails(left.filter((one) => one !== item))).toBe(false);
      expect(left).toEqual(items.filter((item) => left.includes(item)));
    }),
  );
});

test('what is said to have no part in it is left out, too', async () => {
  await fc.assert(
    fc.asyncProperty(lists, fc.func(fc.boolean()), async (items, isNeeded) => {
      const needed = items.filter(isNeeded);
      const left = await minimize(items, async (fewer) =>
        needed.every((item) => fewer.includes(item)) ? needed : null,
      );
      expect(left).toEqual(needed);
    }),
  );
});

test('of two hundred items, two are found in few tries', async () => {
  const items = Array.from({ length: 200 }, (_, index) => index);
  let tries = 0;
  const left = await minimize(items, async (fewer) => {
    tries += 1;
    return fewer.includes(20) && fewer.includes(170) ? fewer : null;
  });
  expect(left).toEqual([20, 170]);
  expect(tries).toBeLessThan(50);
});
