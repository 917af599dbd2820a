import {
  type ApiClient,
  createAnnualSummaryGateway,
  createBargainGateway,
  createCheckInGateway,
  createCommunityGateway,
  createDrawGateway,
  createGiftCardGateway,
  createGiftExchangeGateway,
  createPaymentGateway,
  createPrizeFormGateway,
  createReferralGateway,
} from '@cangkir/api';
import {
  type AppPorts,
  type NativeHost,
  type Sight,
  scanAnywhere,
  shareAnywhere,
} from '@cangkir/core';
import type { Browser } from './browser.ts';
import { BASE_URL } from './fetch.ts';

/**
 * What the pages' machines talk to, each of them loaded with its page: one line a page. A page that is not
 * here does not run in a replay.
 */
export function pagePorts(
  client: ApiClient,
  native: NativeHost,
  { sharing, scanner, clipboard }: Browser,
  sight: Sight,
): AppPorts['pages'] {
  const waysToShare = {
    sharing: shareAnywhere(native, sharing),
    clipboard,
    links: { linkTo: (route: string) => `${BASE_URL}/#${route}` },
  };
  return {
    annualSummary: async () => ({
      annualSummaries: createAnnualSummaryGateway(client),
      // No screen shows them.
      art: { load: async () => {} },
      ...waysToShare,
    }),
    checkIn: async () => ({ checkIns: createCheckInGateway(client) }),
    community: async () => ({
      community: createCommunityGateway(client),
      scanner: scanAnywhere(native, scanner),
    }),
    bargain: async () => ({ bargains: createBargainGateway(client), ...waysToShare, sight }),
    draw: async () => ({ draws: createDrawGateway(client) }),
    giftCard: async () => ({ giftCards: createGiftCardGateway(client) }),
    giftExchange: async () => ({ gifts: createGiftExchangeGateway(client) }),
    payment: async () => ({ payments: createPaymentGateway(client), sight }),
    prizeForm: async () => ({ prizeForms: createPrizeFormGateway(client) }),
    referral: async () => ({ referrals: createReferralGateway(client), ...waysToShare }),
  };
}
