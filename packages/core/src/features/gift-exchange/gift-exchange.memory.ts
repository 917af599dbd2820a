import { DAY_MS } from '../../platform/clock/durations.ts';
import { withQuery } from '../../platform/navigation/route.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import { ACTIVITY_STATE } from '../../rules/activity/admission.ts';
import type { FeatureMemory } from '../../testing/feature-memory.ts';
import { createMemoryGateway } from '../../testing/memory-gateway.ts';
import type { VirtualClock } from '../../testing/virtual-clock.ts';
import type { Gift, GiftActivity, GiftExchangeGateway } from './gift-exchange.gateway.ts';

/** The points of the in-memory user. */
export const MEMORY_POINTS = 100;

/** The points that an exchange leaves. */
export const MEMORY_POINTS_LEFT = 20;

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
    activityState: ACTIVITY_STATE.inProgress,
    activityCode: 'tukar',
    name: { id: 'Tukar Poin', en: 'Points for Gifts', zh: '积分兑礼' },
    startsAt,
    endsAt: startsAt + DAY_MS,
    gifts: [
      createGift(),
      createGift({ id: 'pin', name: { id: 'Pin', en: 'Pin', zh: '徽章' }, points: 10 }),
    ],
    balance: MEMORY_POINTS,
    ...changes,
  };
}

/** A gift exchange in memory: each exchange is accepted. */
export function createMemoryGiftExchangeGateway(clock: VirtualClock, startsAt: number) {
  let activity = createGiftActivity(startsAt);
  const { gateway, calls } = createMemoryGateway<GiftExchangeGateway>(clock, {
    find: (activityCode) => ({ ...activity, activityCode }),
    exchange: (_, nth) => ({ exchangeId: `exchange-${nth}`, balance: MEMORY_POINTS_LEFT }),
  });
  return {
    gifts: gateway,
    calls,
    exchanged: calls.exchange.made,
    /** Changes the activity on the backend. */
    change(change: Partial<GiftActivity>) {
      activity = { ...activity, ...change };
    },
  };
}

/** The feature in memory. */
export const giftExchangeMemory = {
  gateways: createMemoryGiftExchangeGateway,
  pages: {
    giftExchange: {
      link: withQuery(ROUTES.activityPromotion, { activityCode: 'tukar' }),
      taps: [{ type: 'CHOOSE', giftId: 'mug' }, { type: 'EXCHANGE' }, { type: 'CONFIRM' }],
    },
  },
} satisfies FeatureMemory;
