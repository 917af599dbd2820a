import type { InputOf } from '@cangkir/api';
import { BANNER_PLACEMENT } from '@cangkir/core';
import { createEntryOrder } from '../entry-order.ts';
import { marketOf } from '../market-of.ts';
import { answer, type Reply } from '../reply.ts';
import type { RuleContext } from '../rule.ts';
import type { BackendBanner } from './banners.state.ts';

/** How many banners of a placement are looked at: some may not have started. */
const SEARCHED = 50;

const byPlacement = createEntryOrder<BackendBanner>({
  placesOf: ({ markets, placement }) => markets.map((market) => [market, String(placement)]),
  orderOf: ({ endsAt }) => endsAt,
});

/** The banners of a placement that run in the user's market. A visitor has no gifts. */
export function findBanners(
  { placement }: InputOf<'banners'>,
  { state, user, now }: RuleContext,
): Reply {
  if (user === null && placement === String(BANNER_PLACEMENT.newGiftAlert)) {
    return answer({ banners: [] });
  }
  return answer({
    banners: byPlacement
      .firstAfter(state.banners, [marketOf(user), placement], now, SEARCHED)
      .filter(({ startsAt }) => startsAt <= now)
      .map(({ markets: _markets, ...banner }) => banner),
  });
}
