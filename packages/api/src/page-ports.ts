import type { CommonPorts, PagePorts, PlatformPorts } from '@cangkir/core';
import type { SummaryArt } from '@cangkir/core/annual-summary';
import type { ApiClient } from './client/api-client.ts';

/**
 * Makes the ports of every page: one page per line. The gateways of a page load with it.
 *
 * @param art The pictures and animations of the year in review.
 */
export function createPagePorts(
  client: ApiClient,
  platform: PlatformPorts,
  art: SummaryArt,
): PagePorts {
  /** The gateways of a page join the ports that all pages share. */
  function page<Gateways extends object>(load: () => Promise<Gateways>) {
    return async (common: CommonPorts) => ({ ...common, ...platform, ...(await load()) });
  }

  const bargain = page(async () => ({
    bargains: (await import('./bargain.api.ts')).createBargainGateway(client),
  }));
  const draw = page(async () => ({
    draws: (await import('./draw.api.ts')).createDrawGateway(client),
  }));
  const pack = page(async () => ({
    packs: (await import('./packs.api.ts')).createPackGateway(client),
  }));
  return {
    annualSummary: page(async () => ({
      art,
      annualSummaries: (await import('./annual-summary.api.ts')).createAnnualSummaryGateway(client),
    })),
    bargain,
    bargainHelp: bargain,
    checkIn: page(async () => ({
      checkIns: (await import('./check-in.api.ts')).createCheckInGateway(client),
    })),
    claim: page(async () => ({
      campaigns: (await import('./claim.api.ts')).createClaimGateway(client),
    })),
    community: page(async () => ({
      community: (await import('./community.api.ts')).createCommunityGateway(client),
    })),
    draw,
    giftCard: page(async () => ({
      giftCards: (await import('./gift-card.api.ts')).createGiftCardGateway(client),
    })),
    giftExchange: page(async () => ({
      gifts: (await import('./gift-exchange.api.ts')).createGiftExchangeGateway(client),
    })),
    love: draw,
    pack,
    packOrder: pack,
    payment: page(async () => ({
      payments: (await import('./payment.api.ts')).createPaymentGateway(client),
    })),
    prizeForm: page(async () => ({
      prizeForms: (await import('./prize-form.api.ts')).createPrizeFormGateway(client),
    })),
    referral: page(async () => ({
      referrals: (await import('./referral.api.ts')).createReferralGateway(client),
    })),
    rightsCard: page(async () => ({
      rightsCards: (await import('./rights-card.api.ts')).createRightsCardGateway(client),
    })),
  };
}
