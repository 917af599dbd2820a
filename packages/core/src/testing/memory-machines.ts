import type { AnyStateMachine } from 'xstate';
import { createAppMachine } from '../app/app.machine.ts';
import { createAnnualSummaryMachine } from '../features/annual-summary/annual-summary.machine.ts';
import { createBargainMachine } from '../features/bargain/bargain.machine.ts';
import { createCheckInMachine } from '../features/check-in/check-in.machine.ts';
import { createClaimMachine } from '../features/claim/claim.machine.ts';
import { createCommunityMachine } from '../features/community/community.machine.ts';
import { createDrawMachine } from '../features/draw/draw.machine.ts';
import { createGiftCardMachine } from '../features/gift-card/gift-card.machine.ts';
import { createGiftExchangeMachine } from '../features/gift-exchange/gift-exchange.machine.ts';
import { createLoginMachine } from '../features/login/login.machine.ts';
import { createLoginRedirectMachine } from '../features/login/login-redirect.machine.ts';
import { createPaymentMachine } from '../features/payment/payment.machine.ts';
import { createPrizeFormMachine } from '../features/prize-form/prize-form.machine.ts';
import { createReferralMachine } from '../features/referral/referral.machine.ts';
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
import { createMemoryPageVisibility } from './memory-page-visibility.ts';
import { createMemoryPaymentGateway, MEMORY_ORDER } from './memory-payment-gateway.ts';
import { createMemoryPorts, MEMORY_START, type MemoryWorld } from './memory-ports.ts';
import { createMemoryPrizeFormGateway } from './memory-prize-form-gateway.ts';
import { createMemoryReferralGateway } from './memory-referral-gateway.ts';
import { createMemoryScanner } from './memory-scanner.ts';

/** A machine of the product, and what it starts from. */
export interface MemoryMachine {
  readonly machine: AnyStateMachine;
  /** Somebody who is logged in, for the first time on the page. Nothing where the machine takes none. */
  readonly input?: object;
}

/** Every machine of the product, each on ports in memory: for what is done with all of them. */
export function createMemoryMachines(world: MemoryWorld): readonly MemoryMachine[] {
  const { clock } = world;
  const ports = {
    ...createMemoryPorts(world),
    ...createMemoryAnnualSummaryGateway(clock),
    ...createMemoryBargainGateway(clock, MEMORY_START),
    ...createMemoryCheckInGateway(clock, createCheckInCampaign(MEMORY_START)),
    ...createMemoryCommunityGateway(clock, createCommunityActivity('latte', MEMORY_START)),
    ...createMemoryDrawGateway(clock, MEMORY_START),
    ...createMemoryGiftCardGateway(clock),
    ...createMemoryGiftExchangeGateway(clock, MEMORY_START),
    ...createMemoryPaymentGateway(clock),
    ...createMemoryPrizeFormGateway(clock, MEMORY_START),
    ...createMemoryReferralGateway(clock),
    art: { load: async () => {} },
    clipboard: { copy: async () => true },
    links: { linkTo: (route: string) => route },
    scanner: createMemoryScanner(clock),
    sharing: { share: async () => succeed(undefined) },
    visibility: createMemoryPageVisibility(),
  };
  const member = { loggedIn: true, draft: null };

  return [
    { machine: createAnnualSummaryMachine(ports), input: { ...member, year: 2025 } },
    { machine: createAppMachine(ports, () => null) },
    {
      machine: createBargainMachine(ports),
      input: { ...member, activityCode: 'nego', assistanceCode: '' },
    },
    { machine: createCheckInMachine(ports), input: { ...member, activityCode: 'absen' } },
    {
      machine: createClaimMachine(ports),
      input: { sourceId: 'kopi', loggedIn: true, pendingKey: null, campaign: null },
    },
    { machine: createCommunityMachine(ports), input: { ...member, id: 'latte' } },
    { machine: createDrawMachine(ports), input: { ...member, activityCode: 'roda' } },
    { machine: createGiftCardMachine(ports), input: member },
    { machine: createGiftExchangeMachine(ports), input: { ...member, activityCode: 'tukar' } },
    { machine: createLoginMachine(ports), input: { draft: null } },
    { machine: createLoginRedirectMachine(ports) },
    { machine: createPaymentMachine(ports), input: { ...member, orderNumber: MEMORY_ORDER } },
    { machine: createPrizeFormMachine(ports), input: { ...member, drawId: 'draw-1' } },
    { machine: createReferralMachine(ports), input: { ...member, inviteCode: 'TEMAN-1' } },
  ];
}
