import type { AnyStateMachine } from 'xstate';
import { appMachine } from '../app/app.machine.ts';
import { annualSummaryMachine } from '../features/annual-summary/annual-summary.machine.ts';
import { bargainMachine } from '../features/bargain/bargain.machine.ts';
import { bargainHelpMachine } from '../features/bargain/bargain-help.machine.ts';
import { checkInMachine } from '../features/check-in/check-in.machine.ts';
import { claimMachine } from '../features/claim/claim.machine.ts';
import { communityMachine } from '../features/community/community.machine.ts';
import { drawMachine } from '../features/draw/draw.machine.ts';
import { giftCardMachine } from '../features/gift-card/gift-card.machine.ts';
import { giftExchangeMachine } from '../features/gift-exchange/gift-exchange.machine.ts';
import { loginMachine } from '../features/login/login.machine.ts';
import { loginRedirectMachine } from '../features/login/login-redirect.machine.ts';
import { packMachine } from '../features/packs/pack.machine.ts';
import { packOrderMachine } from '../features/packs/pack-order.machine.ts';
import { paymentMachine } from '../features/payment/payment.machine.ts';
import { prizeFormMachine } from '../features/prize-form/prize-form.machine.ts';
import { referralMachine } from '../features/referral/referral.machine.ts';
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
import { createMemoryPaymentGateway, MEMORY_ORDER } from './memory-payment-gateway.ts';
import { createMemoryPorts, MEMORY_START, type MemoryWorld } from './memory-ports.ts';
import { createMemoryPrizeFormGateway } from './memory-prize-form-gateway.ts';
import { createMemoryReferralGateway } from './memory-referral-gateway.ts';
import { createMemoryScanner } from './memory-scanner.ts';

/** A machine of the product, and its input. */
export interface MemoryMachine {
  readonly machine: AnyStateMachine;
  /** The input of a member on their first visit. Omitted if the machine takes none. */
  readonly input?: object;
}

/** Every machine of the product, with in-memory ports. */
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
    ...createMemoryPackGateway(clock, MEMORY_START),
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
    { machine: annualSummaryMachine, input: { ports, ...member, year: 2025 } },
    { machine: appMachine, input: { ports } },
    {
      machine: bargainMachine,
      input: { ports, ...member, activityCode: 'nego', isDownlink: false },
    },
    {
      machine: bargainHelpMachine,
      input: { ports, ...member, activityCode: 'nego', assistanceCode: 'friend-1' },
    },
    { machine: checkInMachine, input: { ports, ...member, activityCode: 'absen' } },
    {
      machine: claimMachine,
      input: { ports, sourceId: 'kopi', loggedIn: true, pendingKey: null },
    },
    { machine: communityMachine, input: { ports, ...member, id: 'latte' } },
    { machine: drawMachine, input: { ports, ...member, activityCode: 'roda' } },
    { machine: giftCardMachine, input: { ports, ...member } },
    { machine: giftExchangeMachine, input: { ports, ...member, activityCode: 'tukar' } },
    { machine: loginMachine, input: { ports, draft: null } },
    { machine: loginRedirectMachine, input: { ports } },
    { machine: packMachine, input: { ports, ...member, packId: 'hemat', linkQuantity: null } },
    { machine: packOrderMachine, input: { ports, loggedIn: true, orderNumber: MEMORY_ORDER } },
    { machine: paymentMachine, input: { ports, ...member, orderNumber: MEMORY_ORDER } },
    { machine: prizeFormMachine, input: { ports, ...member, drawId: 'draw-1' } },
    { machine: referralMachine, input: { ports, ...member, inviteCode: 'TEMAN-1' } },
  ];
}
