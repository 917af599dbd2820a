import {
  DEFAULT_MARKET,
  formatMoney,
  hasFeature,
  MARKETS,
  type Market,
  timeZoneOf,
} from '@cangkir/core';
import { everydayCampaigns } from '../claim/claim.fixture.ts';
import { REFERRAL_VOUCHERS } from '../referral/referral.fixture.ts';
import type { BackendCampaignPage } from './campaign-page.state.ts';

/** A page's configuration. It runs for as long as the fixture says. */
export type CampaignPageFixture = Omit<BackendCampaignPage, 'period'>;

/** What a page says in the words of the market that it is for. */
export interface CampaignMarket {
  readonly market: Market;
  /** Draws and check-ins, which other markets do not have. */
  readonly hasGames: boolean;
  /** A price in the market's money. */
  price(prices: Readonly<Record<Market, number>>): number;
  /** What a referral is worth, as a template: in rupiah it is the page's `{amount}`. */
  readonly reward: string;
  /** The zone of the clocks on its walls. */
  readonly zone: string;
}

/** The versions of a page, one for each market. The default market's has the bare name, others `name.PH`. */
export function inEachMarket(
  name: string,
  configure: (
    market: CampaignMarket,
  ) => Omit<CampaignPageFixture, 'name' | 'currencyCode' | 'amount'>,
): readonly CampaignPageFixture[] {
  return MARKETS.map((market) => {
    const isDefault = market === DEFAULT_MARKET;
    const { value, currencyCode } = REFERRAL_VOUCHERS[market];
    const amount = isDefault ? value : null;
    const page = configure({
      market,
      hasGames: hasFeature(market, 'games'),
      price: (prices) => prices[market],
      reward: isDefault ? 'Rp{amount}' : formatMoney(value, currencyCode),
      zone: timeZoneOf(market).label,
    });
    return { name: isDefault ? name : `${name}.${market}`, currencyCode, amount, ...page };
  });
}

/** A block that shows the voucher of a claim's campaign, as its coupon has it. */
export function voucherBlock(activityCode: string): CampaignPageFixture['blocks'][number] {
  const campaign = everydayCampaigns(0).find((one) => one.activityCode === activityCode);
  if (campaign === undefined) throw new Error(`There is no campaign "${activityCode}"`);
  const { title, value } = campaign.coupon;
  return { type: 'voucher', activityCode, title, value };
}
