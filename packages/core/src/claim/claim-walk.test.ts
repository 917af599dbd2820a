import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { CLAIM_CODE } from '../response-code/response-code.ts';
import { arbitraryFates } from '../testing/arbitrary-fates.ts';
import { createCampaign } from '../testing/fixtures.ts';
import { watchKeys } from '../testing/key-watch.ts';
import { createMemoryPorts, createMemoryWorld, MEMORY_START } from '../testing/memory-ports.ts';
import { settle } from '../testing/virtual-clock.ts';
import { WALK_COUNT } from '../testing/walk-count.ts';
import { type ClaimMachine, createClaimMachine } from './claim.machine.ts';
import type { ClaimEvent, ClaimInput } from './claim.types.ts';

const SOURCE_ID = 'kopi';
const HOUR = 60 * 60 * 1000;

const CLOSING_REPLIES = Object.values(CLAIM_CODE)
  .filter((code) => code !== CLAIM_CODE.claimed)
  .map((code) => ({ code, voucherId: 'voucher-of-before', opensAt: MEMORY_START + 60_000 }));

const event = fc.constantFrom<ClaimEvent>(
  { type: 'CLAIM' },
  { type: 'CLAIM' },
  { type: 'CLAIM' },
  { type: 'RETRY' },
  { type: 'RETRY' },
  { type: 'LOG_IN' },
  { type: 'IDENTIFIED' },
  { type: 'SESSION_CHANGED', loggedIn: true },
  { type: 'SESSION_CHANGED', loggedIn: false },
);

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('send' as const), event }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('advance' as const),
      ms: fc.constantFrom(50, 2000, 60_000),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const) }) },
);

const walk = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 14 }),
  loggedIn: fc.boolean(),
  found: arbitraryFates(CLOSING_REPLIES.map((claim) => ({ ...createCampaign(SOURCE_ID), claim }))),
  claimed: arbitraryFates(CLOSING_REPLIES),
});

/** The states in which a claim may be under way whose answer nobody has seen. */
const UNSETTLED = new Set(['unreachable', 'busy', 'unexpected']);

function isSettled(snapshot: SnapshotFrom<ClaimMachine>): boolean {
  const { problem } = snapshot.context;
  return !snapshot.matches('failed') || problem === null || !UNSETTLED.has(problem.message);
}

function expectSound(snapshot: SnapshotFrom<ClaimMachine>): void {
  const { outcome, problem, pendingKey, loggedIn } = snapshot.context;
  const runs = Object.values(snapshot.children).some(
    (child) => child?.getSnapshot().status === 'active',
  );
  expect(snapshot.status).toBe('active');
  expect(snapshot.hasTag('busy')).toBe(snapshot.matches('claiming'));
  expect(problem !== null).toBe(snapshot.matches('failed') || snapshot.matches('loadFailed'));
  if (snapshot.hasTag('busy')) expect([runs, pendingKey !== null]).toEqual([true, true]);
  if (pendingKey !== null) expect(loggedIn).toBe(true);
  if (snapshot.matches('claimed')) expect(outcome?.kind).toBe('claimed');
  if (snapshot.matches('alreadyClaimed')) expect(outcome?.kind).toBe('alreadyClaimed');
  if (snapshot.matches('closed')) expect(outcome).not.toBeNull();
}

test('whatever happens, a claim is one claim, and the page never says what is not so', {
  timeout: 30_000,
}, async () => {
  const runs = fc.asyncProperty(walk, async ({ steps, loggedIn, found, claimed }) => {
    const world = createMemoryWorld();
    const { calls, deeds, campaigns } = world.gateways;
    calls.findCampaign.next(...found);
    calls.claim.next(...claimed);
    const watch = watchKeys(campaigns.claim);
    const ports = {
      ...createMemoryPorts(world),
      campaigns: { find: campaigns.find, claim: watch.ask },
    };

    function load(input: Pick<ClaimInput, 'loggedIn' | 'pendingKey'>) {
      const page = createActor(createClaimMachine(ports), {
        clock: world.clock,
        input: { ...input, sourceId: SOURCE_ID, campaign: null },
      });
      let before = page.getSnapshot();
      page.subscribe((snapshot) => {
        if (before.matches('claiming') && !snapshot.matches('claiming') && isSettled(snapshot))
          watch.release();
        before = snapshot;
        if (snapshot.matches('claimed')) expect(deeds.vouchersGiven).toHaveLength(1);
      });
      return page.start();
    }

    let actor = load({ loggedIn, pendingKey: null });
    for (const next of steps) {
      if (next.do === 'send') {
        // Whoever comes now is somebody else: their claim is another one.
        const isClaiming = actor.getSnapshot().matches('claiming');
        if (next.event.type === 'SESSION_CHANGED' && !isClaiming) watch.release();
        actor.send(next.event);
        await settle();
      } else if (next.do === 'advance') {
        await world.clock.advance(next.ms);
      } else {
        const left = actor.getSnapshot().context;
        actor.stop();
        actor = load(left);
        await settle();
      }
      expectSound(actor.getSnapshot());
      expect(watch.doubles).toEqual([]);
    }

    await world.clock.advance(2 * HOUR);
    expectSound(actor.getSnapshot());
    const hangs = [...found, ...claimed].some(({ kind }) => kind === 'never');
    if (!hangs) expect(actor.getSnapshot().hasTag('busy')).toBe(false);

    actor.stop();
    const asked = calls.claim.asked.length + calls.findCampaign.asked.length;
    await world.clock.advance(HOUR);
    expect(calls.claim.asked.length + calls.findCampaign.asked.length).toBe(asked);
  });
  await fc.assert(runs, { numRuns: WALK_COUNT });
});
