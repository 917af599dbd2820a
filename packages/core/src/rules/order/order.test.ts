import { describe, expect, test } from 'vitest';
import { fail, succeed } from '../../platform/result.ts';
import { periodStatus } from '../calendar/period.ts';
import { cancelOrder, changeOrder, type Order, pickupPeriod } from './order.ts';

const at = (iso: string) => Date.parse(iso);

const ORDER: Order = {
  phone: '+6281234567890',
  paidAt: null,
  cancelledAt: null,
  spentPoints: [{ points: 40, creditedAt: 1000 }],
};

describe('an order', () => {
  test('that is unpaid can be cancelled, which returns its points', () => {
    expect(cancelOrder(ORDER, 7000)).toEqual(
      succeed({
        order: { ...ORDER, cancelledAt: 7000 },
        returned: [{ points: 40, creditedAt: 1000 }],
      }),
    );
  });

  test('is cancelled once, so its points return once', () => {
    const cancelled = cancelOrder(ORDER, 7000);
    if (!cancelled.ok) throw new Error(cancelled.failure);
    expect(cancelOrder(cancelled.value.order, 8000)).toEqual(fail('alreadyCancelled'));
    expect(cancelOrder({ ...ORDER, cancelledAt: 0 }, 8000)).toEqual(fail('alreadyCancelled'));
  });

  test.each([0, 5000])('paid at %i cannot be cancelled', (paidAt) => {
    expect(cancelOrder({ ...ORDER, paidAt }, 7000)).toEqual(fail('alreadyPaid'));
  });

  test('keeps its phone, whatever else changes', () => {
    expect(changeOrder(ORDER, { phone: '+6281234567891' })).toEqual(fail('phoneFixed'));
    expect(changeOrder(ORDER, { phone: '+6281234567891', paidAt: 1 })).toEqual(fail('phoneFixed'));
    expect(changeOrder(ORDER, { phone: ORDER.phone, paidAt: 1 })).toEqual(
      succeed({ ...ORDER, paidAt: 1 }),
    );
    expect(changeOrder(ORDER, {})).toEqual(succeed(ORDER));
  });
});

describe('pickup', () => {
  test.each([
    ['2026-11-21T08:00:00+07:00', '2026-11-22T00:00:00+07:00', 'in the morning'],
    ['2026-11-21T00:00:00+07:00', '2026-11-22T00:00:00+07:00', 'at midnight'],
    ['2026-11-21T23:59:59.999+07:00', '2026-11-22T00:00:00+07:00', 'just before midnight'],
    ['2026-11-21T17:00:00Z', '2026-11-23T00:00:00+07:00', 'on the next day of WIB already'],
  ])('is possible when paid %s before %s (%s)', (paidAt, end, _when) => {
    expect(pickupPeriod(at(paidAt))).toEqual({ start: at(paidAt), end: at(end) });
  });

  test('is over on the next day', () => {
    const period = pickupPeriod(at('2026-11-21T08:00:00+07:00'));
    expect(periodStatus(period, at('2026-11-21T23:59:59.999+07:00'))).toBe('active');
    expect(periodStatus(period, at('2026-11-22T00:00:00+07:00'))).toBe('ended');
  });
});
