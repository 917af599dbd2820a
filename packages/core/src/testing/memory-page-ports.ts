import type { CommonPorts } from '../app/common-ports.ts';
import type { PagePorts } from '../app/pages.ts';
import type { PlatformPorts } from '../app/platform-ports.ts';
import type { ClaimGateway } from '../features/claim/claim.gateway.ts';
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
import { createMemoryPrizeFormGateway } from './memory-prize-form-gateway.ts';
import { createMemoryReferralGateway } from './memory-referral-gateway.ts';
import { createMemoryRightsCardGateway } from './memory-rights-card-gateway.ts';
import { createMemoryScanner } from './memory-scanner.ts';
import type { VirtualClock } from './virtual-clock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The identifier of the in-memory device. */
export const MEMORY_BROWSER_ID = 'browser-1';

/**
 * The ports of every page, in memory, with campaigns that begin at `startsAt`: milliseconds since the epoch.
 *
 * @param watch Wraps the ports; as they are if omitted.
 */
export function createMemoryPages(
  clock: VirtualClock,
  campaigns: ClaimGateway,
  startsAt: number,
  watch: <Ports extends object>(ports: Ports) => Ports = (ports) => ports,
): PagePorts {
  const ports = watch(createMemoryPagePorts(clock, campaigns, startsAt));
  const load = async (common: CommonPorts) => ({ ...common, ...ports });
  return {
    annualSummary: load,
    bargain: load,
    bargainHelp: load,
    checkIn: load,
    claim: load,
    community: load,
    draw: load,
    giftCard: load,
    giftExchange: load,
    love: load,
    pack: load,
    packOrder: load,
    payment: load,
    prizeForm: load,
    referral: load,
    rightsCard: load,
  };
}

/** What pages take besides the common ports; the community meets a day after the start. One object serves them all: the compiler asks for what it lacks. */
export function createMemoryPagePorts(
  clock: VirtualClock,
  campaigns: ClaimGateway,
  startsAt: number,
) {
  const platform: PlatformPorts = {
    clipboard: { copy: async () => true },
    device: { identify: async () => MEMORY_BROWSER_ID },
    links: { linkTo: (route) => route },
    scanner: createMemoryScanner(clock),
    sharing: { share: async () => succeed(undefined) },
    visibility: createMemoryPageVisibility(),
  };
  return {
    ...platform,
    art: { load: async () => {} },
    ...createMemoryAnnualSummaryGateway(clock),
    ...createMemoryBargainGateway(clock, startsAt),
    ...createMemoryCheckInGateway(clock, createCheckInCampaign(startsAt)),
    ...createMemoryCommunityGateway(clock, createCommunityActivity('latte', startsAt + DAY_MS)),
    ...createMemoryDrawGateway(clock, startsAt),
    ...createMemoryGiftCardGateway(clock),
    ...createMemoryGiftExchangeGateway(clock, startsAt),
    ...createMemoryPackGateway(clock, startsAt),
    ...createMemoryPaymentGateway(clock),
    ...createMemoryPrizeFormGateway(clock, startsAt),
    ...createMemoryReferralGateway(clock),
    ...createMemoryRightsCardGateway(clock),
    campaigns,
  };
}
