import type { InputOf, OutputOf } from '@cangkir/api';
import { BANNER_PLACEMENT, hasFeature, type Market, marketOfCurrency } from '@cangkir/core';
import { type BackendActivity, isRunning } from '../activity.ts';
import type { BackendCampaign } from '../claim/claim.state.ts';
import { createEntryOrder } from '../entry-order.ts';
import { marketOf } from '../market-of.ts';
import { referralCodeOf } from '../referral/referral.rules.ts';
import { answer, type Reply } from '../reply.ts';
import type { RuleContext } from '../rule.ts';

/** How many vouchers home shows: those whose campaigns end first. */
const SHOWN_VOUCHERS = 50;

/** How many campaigns are looked at for them, and how many activities of a kind: some may not have started. */
const SEARCHED = 200;

/** The placements that come with home. */
const OF_HOME: ReadonlySet<number> = new Set([
  BANNER_PLACEMENT.homeBanner,
  BANNER_PLACEMENT.homeList,
  BANNER_PLACEMENT.h5Banner,
  BANNER_PLACEMENT.homeFunc,
]);

/** Those that give vouchers. */
const campaignsByMarket = createEntryOrder<BackendCampaign>({
  placesOf: ({ isWithdrawn, stock, coupon }) =>
    isWithdrawn || stock === 0 ? [] : [marketOfCurrency(coupon.currencyCode)],
  orderOf: ({ endsAt }) => endsAt,
});
const activitiesByEnd = createEntryOrder<Activity>({
  placesOf: () => [''],
  orderOf: ({ endsAt }) => endsAt,
});

type RunningCampaign = OutputOf<'home'>['campaigns'][number];

/** The content of home: what the user's market has. */
export function findHome(_input: InputOf<'home'>, context: RuleContext): Reply {
  const { state, user } = context;
  const { moduleItems, inviteAmount } = state.home;
  const market = marketOf(user);
  return answer({
    banners: shownIn(market, state.banners).filter(({ placement }) => OF_HOME.has(placement)),
    campaigns: runningCampaigns(context, market),
    moduleItems: shownIn(market, moduleItems),
    moduleValues: {
      inviteCode: user === null ? null : referralCodeOf(context, user),
      // In rupiah.
      amount: market === 'ID' ? inviteAmount : null,
    },
  });
}

/** What a market has of this. */
function shownIn<Item extends { readonly markets: readonly Market[] }>(
  market: Market,
  items: readonly Item[],
): readonly Omit<Item, 'markets'>[] {
  return items
    .filter(({ markets }) => markets.includes(market))
    .map(({ markets: _markets, ...item }) => item);
}

/** What runs now: the vouchers first, and of each kind what ends first. The games are where the market has them. */
function runningCampaigns(context: RuleContext, market: Market): readonly RunningCampaign[] {
  const vouchers = runningVouchers(context, market);
  return hasFeature(market, 'games') ? [...vouchers, ...runningGames(context)] : vouchers;
}

function runningVouchers({ state, now }: RuleContext, market: Market): readonly RunningCampaign[] {
  return campaignsByMarket
    .firstAfter(state.campaigns, market, now, SEARCHED)
    .filter((activity) => isRunning(activity, now))
    .slice(0, SHOWN_VOUCHERS)
    .map(
      ({ activityCode, name, endsAt, coupon: { title, value, currencyCode, isFree = false } }) => ({
        kind: 'voucher',
        code: activityCode,
        name,
        endsAt,
        offer: { title, value, currencyCode, isFree },
      }),
    );
}

/** One of each kind: what ends first. */
function runningGames({ state, now }: RuleContext): readonly RunningCampaign[] {
  const first = (kind: RunningCampaign['kind'], activities: Readonly<Record<string, Activity>>) =>
    activitiesByEnd
      .firstAfter(activities, '', now, SEARCHED)
      .filter((activity) => isRunning(activity, now))
      .slice(0, 1)
      .map(({ activityCode, name, endsAt }) => ({
        kind,
        code: activityCode,
        name,
        endsAt,
        offer: null,
      }));
  return [
    ...first('draw', state.draws.activities),
    ...first('bargain', state.bargains.activities),
    ...first('checkIn', state.checkIns.campaigns),
    ...first('gifts', state.giftExchange.activities),
  ];
}

interface Activity extends BackendActivity {
  readonly activityCode: string;
  readonly name: RunningCampaign['name'];
}
