import { byKey } from '../by-key.ts';
import type { Rules } from '../rule.ts';
import type { DraftState } from '../state.ts';
import { everydayGiftActivities } from './gift-exchange.fixture.ts';
import { exchangeGift, findGiftActivity } from './gift-exchange.rules.ts';

/** The gifts that points are exchanged for. */
export function fixture(now: number): Pick<DraftState, 'giftExchange'> {
  return {
    giftExchange: {
      activities: byKey(everydayGiftActivities(now), ({ activityCode }) => activityCode),
      made: [],
    },
  };
}

export const rules = {
  giftActivity: findGiftActivity,
  exchangeGift,
} satisfies Rules;
