import type { CommonPorts, PagePorts, PlatformPorts } from '@cangkir/core';
import type { SummaryArt } from '@cangkir/core/annual-summary';
import type { ApiClient } from './client/api-client.ts';

/**
 * Makes the ports of every page, one per line. `createPageGateways` of a feature makes its own, and loads with it.
 *
 * @param art The pictures and animations of the year in review.
 */
export function createPagePorts(
  client: ApiClient,
  platform: PlatformPorts,
  art: SummaryArt,
): PagePorts {
  /** The gateways of a page join the ports that all pages share. */
  function page<Gateways extends object>(load: () => Promise<(client: ApiClient) => Gateways>) {
    return async (common: CommonPorts) => {
      const createGateways = await load();
      return { ...common, ...platform, art, ...createGateways(client) };
    };
  }

  return {
    annualSummary: page(async () => (await import('./annual-summary.api.ts')).createPageGateways),
    bargain: page(async () => (await import('./bargain.api.ts')).createPageGateways),
    bargainHelp: page(async () => (await import('./bargain.api.ts')).createPageGateways),
    checkIn: page(async () => (await import('./check-in.api.ts')).createPageGateways),
    claim: page(async () => (await import('./claim.api.ts')).createPageGateways),
    community: page(async () => (await import('./community.api.ts')).createPageGateways),
    draw: page(async () => (await import('./draw.api.ts')).createPageGateways),
    giftCard: page(async () => (await import('./gift-card.api.ts')).createPageGateways),
    giftExchange: page(async () => (await import('./gift-exchange.api.ts')).createPageGateways),
    love: page(async () => (await import('./draw.api.ts')).createPageGateways),
    pack: page(async () => (await import('./packs.api.ts')).createPageGateways),
    packOrder: page(async () => (await import('./packs.api.ts')).createPageGateways),
    payment: page(async () => (await import('./payment.api.ts')).createPageGateways),
    prizeForm: page(async () => (await import('./prize-form.api.ts')).createPageGateways),
    referral: page(async () => (await import('./referral.api.ts')).createPageGateways),
    rightsCard: page(async () => (await import('./rights-card.api.ts')).createPageGateways),
    survey: page(async () => (await import('./survey.api.ts')).createPageGateways),
  };
}
