import { expect, test } from 'vitest';
import { createPartSharing } from './part-sharing.ts';

const coupon = {
  title: 'Kopi Susu Gula Aren',
  value: 15_000,
  terms: ['Satu voucher untuk satu nomor HP.'],
};

test('lets entries share an equal object', () => {
  const share = createPartSharing();
  const first = { coupon };
  const second = { coupon: structuredClone(coupon) };

  share(first);
  share(second);

  expect(second.coupon).toBe(coupon);
});

test('keeps a text that reads like an object of another entry a text', () => {
  const share = createPartSharing();
  share({ coupon });

  expect(share({ body: JSON.stringify(coupon) })).toEqual({ body: JSON.stringify(coupon) });
});
