import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createVoucher } from './vouchers.memory.ts';
import { orderWallet, walletSections } from './wallet-order.ts';

const NOW = 1000;

function voucher(id: string, start: number, end: number, usedAt: number | null = null) {
  return {
    ...createVoucher(id, 0),
    usedAt,
    validity: { effectiveTimeType: 'FIX_TIME', effectiveStartTime: start, effectiveEndTime: end },
  } as const;
}

const USABLE_SOON = voucher('usable, ends soon', 0, 1100);
const USABLE_LATER = voucher('usable, ends later', 0, 5000);
const BEGINS_SOON = voucher('begins soon', 1200, 9000);
const BEGINS_LATER = voucher('begins later', 2000, 2100);
const BEGINS_LAST = voucher('begins last', 3000, 3100);
const USED_NOW = voucher('used just now', 0, 5000, 990);
const ENDED = voucher('ended', 0, 900);
const USED_LONG_AGO = voucher('used long ago', 0, 5000, 10);

test('sorts usable vouchers by end first, and those long over last', () => {
  const ordered = [
    USABLE_SOON,
    USABLE_LATER,
    BEGINS_SOON,
    BEGINS_LATER,
    BEGINS_LAST,
    USED_NOW,
    ENDED,
    USED_LONG_AGO,
  ];
  fc.assert(
    fc.property(
      fc.shuffledSubarray(ordered, { minLength: ordered.length, maxLength: ordered.length }),
      (shuffled) => {
        expect(orderWallet(shuffled, NOW).map(({ id }) => id)).toEqual(ordered.map(({ id }) => id));
      },
    ),
  );
});

test('divides a wallet into what can be used now, later, and no longer', () => {
  const ordered = orderWallet([USED_NOW, BEGINS_SOON, USABLE_SOON, ENDED, USABLE_LATER], NOW);
  expect(walletSections(ordered, NOW)).toEqual({
    ready: [USABLE_SOON, USABLE_LATER],
    later: [BEGINS_SOON],
    past: [USED_NOW, ENDED],
  });
});
