import type { GiftCardGateway, GiftCardReceipt } from '../features/gift-card/gift-card.gateway.ts';
import { GIFT_CODE } from '../flow/response-code/gift-code.ts';
import { fail, succeed } from '../platform/result.ts';
import { createMemoryCall, type MemoryCall } from './memory-call.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** The codes of the cards in memory, worth 50.000 each. */
export const MEMORY_CARDS = ['ABCD2345EFGH6789', 'JKLM2345NPQR6789'] as const;

const VALUE = 50_000;

/** Gift cards in memory, and the ways to script and watch the call. */
export interface MemoryGiftCardGateway {
  readonly giftCards: GiftCardGateway;
  readonly call: MemoryCall<string, GiftCardReceipt>;
  /** The keys under which a card was redeemed. */
  readonly redeemed: readonly string[];
}

/** A gateway in memory: each card is redeemed once. */
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
