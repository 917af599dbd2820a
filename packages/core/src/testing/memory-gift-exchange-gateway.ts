import type {
  ExchangeReceipt,
  ExchangeRequest,
  Gift,
  GiftActivity,
  GiftExchangeGateway,
} from '../features/gift-exchange/gift-exchange.gateway.ts';
import { failureOfCode } from '../flow/gateway/failure-of-code.ts';
import { GIFT_CODE, RESPONSE_CODE } from '../flow/response-code/response-code.ts';
import { fail, succeed } from '../platform/result.ts';
import { createMemoryCall, type MemoryCall } from './memory-call.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** The initial points of the in-memory user. */
export const MEMORY_POINTS = 100;

/** A gift exchange in memory, with scripted calls. */
export interface MemoryGiftExchangeGateway {
  readonly gifts: GiftExchangeGateway;
  readonly calls: {
    readonly find: MemoryCall<string, GiftActivity>;
    readonly exchange: MemoryCall<ExchangeRequest, ExchangeReceipt>;
  };
  /** The keys of the exchanges made. */
  readonly exchanged: readonly string[];
  /** Changes the activity on the backend. */
  change(change: Partial<GiftActivity>): void;
}

/** A mug for 40 points. */
export function createGift(changes: Partial<Gift> = {}): Gift {
  return {
    id: 'mug',
    name: { id: 'Gelas Enamel', en: 'Enamel Mug', zh: '搪瓷杯' },
    picture: 'enamelMug',
    points: 40,
    stock: 10,
    allowance: 5,
    taken: 0,
    ...changes,
  };
}

/** An activity that is open for a day from `startsAt` (milliseconds since the epoch), with a mug and a pin. */
export function createGiftActivity(
  startsAt: number,
  changes: Partial<GiftActivity> = {},
): GiftActivity {
  return {
    activityCode: 'tukar',
    name: { id: 'Tukar Poin', en: 'Points for Gifts', zh: '积分兑礼' },
    startsAt,
    endsAt: startsAt + 24 * 60 * 60 * 1000,
    gifts: [
      createGift(),
      createGift({ id: 'pin', name: { id: 'Pin', en: 'Pin', zh: '徽章' }, points: 10 }),
    ],
    balance: MEMORY_POINTS,
    ...changes,
  };
}

/** An in-memory gateway that spends points like the real one. */
export function createMemoryGiftExchangeGateway(
  clock: VirtualClock,
  startsAt: number,
): MemoryGiftExchangeGateway {
  const exchanged: string[] = [];
  let activity = createGiftActivity(startsAt);

  const find = createMemoryCall<string, GiftActivity>(clock, (activityCode) =>
    activityCode === activity.activityCode
      ? succeed(activity)
      : fail(failureOfCode(RESPONSE_CODE.notFound)),
  );

  const exchange = createMemoryCall<ExchangeRequest, ExchangeReceipt>(
    clock,
    ({ giftId, quantity }, key) => {
      const gift = activity.gifts.find(({ id }) => id === giftId);
      const balance = activity.balance ?? 0;
      if (gift === undefined) return refuse(GIFT_CODE.exchangeFailed);
      if (quantity > gift.stock) return refuse(GIFT_CODE.exchangeLimit);
      const left = balance - quantity * gift.points;
      if (left < 0) return refuse(GIFT_CODE.pointsInsufficient);
      exchanged.push(key);
      activity = {
        ...activity,
        balance: left,
        gifts: activity.gifts.map((one) =>
          one.id === giftId ? { ...one, stock: one.stock - quantity } : one,
        ),
      };
      return succeed({ exchangeId: `exchange-${exchanged.length}`, balance: left });
    },
  );

  return {
    gifts: { find: (code, options) => find.ask(code, options), exchange: exchange.ask },
    calls: { find, exchange },
    exchanged,
    change(change) {
      activity = { ...activity, ...change };
    },
  };
}

function refuse(code: number) {
  return fail({ kind: 'refused' as const, code });
}
