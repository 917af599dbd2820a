import { test } from 'vitest';
import { CLAIM_CODE } from '../../flow/response-code/response-code.ts';
import { watchChange } from '../../testing/change-watch.ts';
import { walkPage } from '../../testing/machine-walk.ts';
import { MEMORY_BROWSER_ID } from '../../testing/memory-page-ports.ts';
import { createMemoryPorts, createMemoryWorld, MEMORY_START } from '../../testing/memory-ports.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { walkedCall } from '../../testing/walk-plan.ts';
import { createCampaign, createMemoryClaimGateway } from './claim.memory.ts';
import { claimPage } from './claim.page.ts';

const CODE = 'kopi';

const CLOSING_REPLIES = Object.values(CLAIM_CODE)
  .filter((code) => code !== CLAIM_CODE.claimed)
  .map((code) => ({ code, voucherId: 'voucher-of-before', opensAt: MEMORY_START + 60_000 }));

const CLOSED = CLOSING_REPLIES.map((claim) => ({ ...createCampaign(CODE), claim }));

function begin() {
  const clock = createVirtualClock(MEMORY_START);
  const { campaigns, calls } = createMemoryClaimGateway(clock);
  const change = watchChange(campaigns.claim, calls.claim.made);
  const claim = walkedCall(calls.claim, CLOSING_REPLIES);
  const ports = {
    ...createMemoryPorts(createMemoryWorld({ clock })),
    random: createSeededRandom(1),
    campaigns: { find: campaigns.find, claim: change.ask },
    device: { identify: async () => MEMORY_BROWSER_ID },
  };
  return {
    page: claimPage,
    ports,
    key: () => CODE,
    clock,
    changes: [change],
    calls: [walkedCall(calls.find, CLOSED), claim],
    wished: claim,
  };
}

test('claims once and shows the truth, whatever happens', () =>
  walkPage({
    begin,
    events: [{ type: 'CLAIM' }, { type: 'CLAIM' }, { type: 'CLAIM' }, { type: 'IDENTIFIED' }],
    wish: ['settle', { type: 'CLAIM' }],
    laws: {
      'the page is busy while it claims': (snapshot) =>
        snapshot.hasTag('busy') === snapshot.matches('claiming'),
      'a claim that is sent has a key': (snapshot) =>
        !snapshot.matches('claiming') || snapshot.context.pendingKey !== null,
      'only a user who is logged in has a key': ({ context }) =>
        context.pendingKey === null || context.isLoggedIn,
      'a problem is shown only in a failed state': (snapshot) =>
        (snapshot.context.problem !== null) === snapshot.matches('failed'),
      'a claim is shown as such': (snapshot) =>
        !snapshot.matches('claimed') || snapshot.context.outcome?.kind === 'claimed',
      'an earlier claim is shown as such': (snapshot) =>
        !snapshot.matches('alreadyClaimed') || snapshot.context.outcome?.kind === 'alreadyClaimed',
      'a closed campaign says why': (snapshot) =>
        !snapshot.matches('closed') || snapshot.context.outcome !== null,
    },
  }));
