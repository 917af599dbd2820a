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
import { turn } from '../../shared/turn.ts';
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
  const bargain = asChunk(async (common: CommonPorts) => ({
    ...common,
    bargains: createBargainGateway(client),
    ...waysToShare,
    visibility,
  }));
  return {
    annualSummary: asChunk(async (common: CommonPorts) => ({
      ...common,
      annualSummaries: createAnnualSummaryGateway(client),
      // No screen shows them.
      art: { load: async () => {} },
      ...waysToShare,
    })),
    checkIn: asChunk(async (common: CommonPorts) => ({
      ...common,
      checkIns: createCheckInGateway(client),
    })),
    community: asChunk(async (common: CommonPorts) => ({
      ...common,
      community: createCommunityGateway(client),
      scanner: scanAnywhere(native, scanner),
    })),
    bargain,
    bargainHelp: bargain,
    claim: asChunk(async (common: CommonPorts) => ({
      ...common,
      campaigns: createClaimGateway(client),
      device: { identify: async () => deviceId },
    })),
    draw: asChunk(async (common: CommonPorts) => ({ ...common, draws: createDrawGateway(client) })),
    love: asChunk(async (common: CommonPorts) => ({ ...common, draws: createDrawGateway(client) })),
    giftCard: asChunk(async (common: CommonPorts) => ({
      ...common,
      giftCards: createGiftCardGateway(client),
    })),
    giftExchange: asChunk(async (common: CommonPorts) => ({
      ...common,
      gifts: createGiftExchangeGateway(client),
    })),
    payment: asChunk(async (common: CommonPorts) => ({
      ...common,
      payments: createPaymentGateway(client),
      visibility,
    })),
    prizeForm: asChunk(async (common: CommonPorts) => ({
      ...common,
      prizeForms: createPrizeFormGateway(client),
    })),
    referral: asChunk(async (common: CommonPorts) => ({
      ...common,
      referrals: createReferralGateway(client),
      ...waysToShare,
    })),
  };
}

/** Loads the ports of a page a turn later, as a chunk arrives after what the native app answers at once. */
function asChunk<Ports>(load: (common: CommonPorts) => Promise<Ports>) {
  return async (common: CommonPorts): Promise<Ports> => {
    await turn();
    return load(common);
  };
}
