import {
  type ApiClient,
  createAnnualSummaryGateway,
  createBargainGateway,
  createCheckInGateway,
  createClaimGateway,
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
  type CommonPorts,
  type NativeHost,
  type PageVisibility,
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
  visibility: PageVisibility,
  deviceId: string,
): AppPorts['pages'] {
  const waysToShare = {
    sharing: shareAnywhere(native, sharing),
    clipboard,
    links: { linkTo: (route: string) => `${BASE_URL}/#${route}` },
  };
  const bargain = async (common: CommonPorts) => ({
    ...common,
    bargains: createBargainGateway(client),
    ...waysToShare,
    visibility,
  });
  return {
    annualSummary: async (common) => ({
      ...common,
      annualSummaries: createAnnualSummaryGateway(client),
      // No screen shows them.
      art: { load: async () => {} },
      ...waysToShare,
    }),
    checkIn: async (common) => ({ ...common, checkIns: createCheckInGateway(client) }),
    community: async (common) => ({
      ...common,
      community: createCommunityGateway(client),
      scanner: scanAnywhere(native, scanner),
    }),
    bargain,
    bargainHelp: bargain,
    claim: async (common) => ({
      ...common,
      campaigns: createClaimGateway(client),
      device: { identify: async () => deviceId },
    }),
    draw: async (common) => ({ ...common, draws: createDrawGateway(client) }),
    love: async (common) => ({ ...common, draws: createDrawGateway(client) }),
    giftCard: async (common) => ({ ...common, giftCards: createGiftCardGateway(client) }),
    giftExchange: async (common) => ({ ...common, gifts: createGiftExchangeGateway(client) }),
    payment: async (common) => ({ ...common, payments: createPaymentGateway(client), visibility }),
    prizeForm: async (common) => ({ ...common, prizeForms: createPrizeFormGateway(client) }),
    referral: async (common) => ({
      ...common,
      referrals: createReferralGateway(client),
      ...waysToShare,
    }),
  };
}
