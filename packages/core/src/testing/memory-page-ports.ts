import type { PlatformPorts } from '../app/platform-ports.ts';
import { succeed } from '../platform/result.ts';
import { createMemoryAnnualSummaryGateway } from './memory-annual-summary-gateway.ts';
import { createMemoryBargainGateway } from './memory-bargain-gateway.ts';
import { createCheckInCampaign, createMemoryCheckInGateway } from './memory-check-in-gateway.ts';
import {
  createCommunityActivity,
  createMemoryCommunityGateway,
} from './memory-community-gateway.ts';
import { createMemoryDrawGateway } from './memory-draw-gateway.ts';
import { createMemoryGiftCardGateway } from './memory-gift-card-gateway.ts';
import { createMemoryGiftExchangeGateway } from './memory-gift-exchange-gateway.ts';
import { createMemoryPackGateway } from './memory-pack-gateway.ts';
import { createMemoryPageVisibility } from './memory-page-visibility.ts';
import { createMemoryPaymentGateway } from './memory-payment-gateway.ts';
import { MEMORY_BROWSER_ID, MEMORY_START, type MemoryWorld } from './memory-ports.ts';
import { createMemoryPrizeFormGateway } from './memory-prize-form-gateway.ts';
import { createMemoryReferralGateway } from './memory-referral-gateway.ts';
import { createMemoryRightsCardGateway } from './memory-rights-card-gateway.ts';
import { createMemoryScanner } from './memory-scanner.ts';

/** What pages take besides the common ports. One object serves them all: the compiler asks for what it lacks. */
export function createMemoryPagePorts({ clock, gateways }: MemoryWorld) {
  const platform: PlatformPorts = {
    art: { load: async () => {} },
    clipboard: { copy: async () => true },
    device: { identify: async () => MEMORY_BROWSER_ID },
    links: { linkTo: (route) => route },
    scanner: createMemoryScanner(clock),
    sharing: { share: async () => succeed(undefined) },
    visibility: createMemoryPageVisibility(),
  };
  return {
    ...platform,
    ...createMemoryAnnualSummaryGateway(clock),
    ...createMemoryBargainGateway(clock, MEMORY_START),
    ...createMemoryCheckInGateway(clock, createCheckInCampaign(MEMORY_START)),
    ...createMemoryCommunityGateway(clock, createCommunityActivity('latte', MEMORY_START)),
    ...createMemoryDrawGateway(clock, MEMORY_START),
    ...createMemoryGiftCardGateway(clock),
    ...createMemoryGiftExchangeGateway(clock, MEMORY_START),
    ...createMemoryPackGateway(clock, MEMORY_START),
    ...createMemoryPaymentGateway(clock),
    ...createMemoryPrizeFormGateway(clock, MEMORY_START),
    ...createMemoryReferralGateway(clock),
    ...createMemoryRightsCardGateway(clock),
    campaigns: gateways.campaigns,
  };
}
