import type { GiftCardGateway, GiftCardReceipt } from '../features/gift-card/gift-card.gateway.ts';
import { GIFT_CODE } from '../flow/response-code/response-code.ts';
import { fail, succeed } from '../platform/result.ts';
import { createMemoryCall, type MemoryCall } from './memory-call.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** The codes of the in-memory cards, worth 50.000 each. */
export const MEMORY_CARDS = ['ABCD2345EFGH6789', 'JKLM2345NPQR6789'] as const;

const VALUE = 50_000;

/** Gift cards in memory, with a scripted call. */
export interface MemoryGiftCardGateway {
  readonly giftCards: GiftCardGateway;
  readonly call: MemoryCall<string, GiftCardReceipt>;
  /** The keys of the redeemed cards. */
  readonly redeemed: readonly string[];
}

/** An in-memory gateway: each card is redeemed once. */
export function createMemoryGiftCardGateway(clock: VirtualClock): MemoryGiftCardGateway {
  const redeemed: string[] = [];
  const left = new Set<string>(MEMORY_CARDS);

  const call = createMemoryCall<string, GiftCardReceipt>(clock, (code, key) => {
    if (!MEMORY_CARDS.some((card) => card === code)) return refuse(GIFT_CODE.cardUnknown);
    if (!left.delete(code)) return refuse(GIFT_CODE.cardUsed);
    redeemed.push(key);
    return succeed({ value: VALUE, balance: redeemed.length * VALUE, currencyCode: 'IDR' });
  });

  return { giftCards: { redeem: call.ask }, call, redeemed };
}

function refuse(code: number) {
  return fail({ kind: 'refused' as const, code });
}
