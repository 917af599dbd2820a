import { type AnyStateMachine, createActor } from 'xstate';
import { createAnnualSummaryMachine } from '../annual-summary/annual-summary.machine.ts';
import { createAppMachine } from '../app/app.machine.ts';
import { createBargainMachine } from '../bargain/bargain.machine.ts';
import { createCheckInMachine } from '../check-in/check-in.machine.ts';
import { createClaimMachine } from '../claim/claim.machine.ts';
import { createCommunityMachine } from '../community/community.machine.ts';
import { createDrawMachine } from '../draw/draw.machine.ts';
import { createGiftCardMachine } from '../gift-card/gift-card.machine.ts';
import { createGiftExchangeMachine } from '../gift-exchange/gift-exchange.machine.ts';
import { createLoginMachine } from '../login/login.machine.ts';
import { createLoginRedirectMachine } from '../login/login-redirect.machine.ts';
import { createPaymentMachine } from '../payment/payment.machine.ts';
import { succeed } from '../ports/result.ts';
import { createPrizeFormMachine } from '../prize/prize-form.machine.ts';
import { createReferralMachine } from '../referral/referral.machine.ts';
import type { Measure } from './measure.ts';
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
import { createMemoryPaymentGateway, MEMORY_ORDER } from './memory-payment-gateway.ts';
import { createMemoryPorts, createMemoryWorld, MEMORY_START } from './memory-ports.ts';
import { createMemoryPrizeFormGateway } from './memory-prize-form-gateway.ts';
import { createMemoryReferralGateway } from './memory-referral-gateway.ts';
import { createMemoryScanner } from './memory-scanner.ts';
import { settle } from './virtual-clock.ts';

const BATCH = 100;

const world = createMemoryWorld();
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
};

/** Somebody who is logged in, for the first time on the page. */
const member = { loggedIn: true, draft: null };

/** Starts a machine, whose page is left at once. */
function startsOf(machine: AnyStateMachine, input?: object): Measure {
  return {
    what: `starts of ${machine.id}`,
    bar: null,
    async run() {
      for (let start = 0; start < BATCH; start += 1) {
        createActor(machine, { clock, input }).start().stop();
      }
      await settle();
      return BATCH;
    },
  };
}

export const MEASURES: readonly Measure[] = [
  startsOf(createAnnualSummaryMachine(ports), { ...member, year: 2025 }),
  startsOf(createAppMachine(ports, () => null)),
  startsOf(createBargainMachine(ports), { ...member, activityCode: 'nego', assistanceCode: '' }),
  startsOf(createCheckInMachine(ports), { ...member, activityCode: 'absen' }),
  startsOf(createClaimMachine(ports), {
    sourceId: 'kopi',
    loggedIn: true,
    pendingKey: null,
    campaign: null,
  }),
  startsOf(createCommunityMachine(ports), { ...member, id: 'latte' }),
  startsOf(createDrawMachine(ports), { ...member, activityCode: 'roda' }),
  startsOf(createGiftCardMachine(ports), member),
  startsOf(createGiftExchangeMachine(ports), { ...member, activityCode: 'tukar' }),
  startsOf(createLoginMachine(ports), { draft: null }),
  startsOf(createLoginRedirectMachine(ports)),
  startsOf(createPaymentMachine(ports), { ...member, orderNumber: MEMORY_ORDER }),
  startsOf(createPrizeFormMachine(ports), { ...member, drawId: 'draw-1' }),
  startsOf(createReferralMachine(ports), { ...member, inviteCode: 'TEMAN-1' }),
];
