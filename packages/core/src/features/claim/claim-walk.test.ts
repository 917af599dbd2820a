import { test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { type PendingKeyDraft, pendingKeyDraftOf } from '../../flow/page/pending-key-draft.ts';
import { CLAIM_CODE } from '../../flow/response-code/response-code.ts';
import { createCampaign } from '../../testing/builders.ts';
import { watchChange } from '../../testing/change-watch.ts';
import { walkedCall, walkMachine } from '../../testing/machine-walk.ts';
import { createMemoryGateways } from '../../testing/memory-gateways.ts';
import { MEMORY_BROWSER_ID } from '../../testing/memory-page-ports.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import type { WalkedStart } from '../../testing/walked-visit.ts';
import { type ClaimMachine, claimMachine } from './claim.machine.ts';

const SOURCE_ID = 'kopi';

const CLOSING_REPLIES = Object.values(CLAIM_CODE)
  .filter((code) => code !== CLAIM_CODE.claimed)
  .map((code) => ({ code, voucherId: 'voucher-of-before', opensAt: MEMORY_START + 60_000 }));

const CLOSED = CLOSING_REPLIES.map((claim) => ({ ...createCampaign(SOURCE_ID), claim }));

function begin() {
  const clock = createVirtualClock(MEMORY_START);
  const { campaigns, calls, effects } = createMemoryGateways(clock);
  const change = watchChange(campaigns.claim);
  const claim = walkedCall(calls.claim, CLOSING_REPLIES);
  const ports = {
    clock,
    random: createSeededRandom(1),
    campaigns: { find: campaigns.find, claim: change.ask },
    device: { identify: async () => MEMORY_BROWSER_ID },
  };
  return {
    clock,
    given: effects.vouchersGiven,
    changes: [change],
    calls: [walkedCall(calls.findCampaign, CLOSED), claim],
    wished: claim,
    draftOf: ({ context }: SnapshotFrom<ClaimMachine>) => pendingKeyDraftOf(context),
    load: (start: WalkedStart<PendingKeyDraft>) =>
      createActor(claimMachine, {
        clock,
        input: { ports, sourceId: SOURCE_ID, ...start },
      }).start(),
  };
}

test(
  'claims once and shows the truth, whatever happens',
  {
    timeout: 60_000,
  },
  () =>
    walkMachine({
      begin,
      events: [
        { type: 'CLAIM' },
        { type: 'CLAIM' },
        { type: 'CLAIM' },
        { type: 'RETRY' },
        { type: 'RETRY' },
        { type: 'LOG_IN' },
        { type: 'IDENTIFIED' },
        { type: 'SESSION_CHANGED', loggedIn: true },
        { type: 'SESSION_CHANGED', loggedIn: false },
      ],
      wish: [{ type: 'CLAIM' }],
      laws: {
        'the page is busy while it claims': (snapshot) =>
          snapshot.hasTag('busy') === snapshot.matches('claiming'),
        'a claim that is sent has a key': (snapshot) =>
          !snapshot.matches('claiming') || snapshot.context.pendingKey !== null,
        'only a user who is logged in has a key': ({ context }) =>
          context.pendingKey === null || context.loggedIn,
        'a problem is shown only in a failed state': (snapshot) =>
          (snapshot.context.problem !== null) ===
          (snapshot.matches('failed') || snapshot.matches('loadFailed')),
        'a login that a problem offers is possible': (snapshot) =>
          snapshot.context.problem?.next !== 'logIn' || snapshot.can({ type: 'LOG_IN' }),
        'a voucher that is shown as claimed was given once': (snapshot, { given }) =>
          !snapshot.matches('claimed') ||
          (snapshot.context.outcome?.kind === 'claimed' && given.length === 1),
        'an earlier claim is shown as such': (snapshot) =>
          !snapshot.matches('alreadyClaimed') ||
          snapshot.context.outcome?.kind === 'alreadyClaimed',
        'a closed campaign says why': (snapshot) =>
          !snapshot.matches('closed') || snapshot.context.outcome !== null,
      },
    }),
);
