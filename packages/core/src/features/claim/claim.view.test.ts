import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { problem } from '../../flow/problem/problem.ts';
import { RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { createCampaign } from '../../testing/fixtures.ts';
import { createMemoryPorts, createMemoryWorld } from '../../testing/memory-ports.ts';
import { settle } from '../../testing/virtual-clock.ts';
import { createClaimMachine } from './claim.machine.ts';
import type { ClaimInput } from './claim.types.ts';
import { claimView, readingView } from './claim.view.ts';

const campaign = createCampaign('kopi');
const asleep = { waiting: false, failed: false };

/** A claim page, and what it shows. */
function startPage(input: Partial<ClaimInput> = {}) {
  const world = createMemoryWorld();
  const actor = createActor(createClaimMachine(createMemoryPorts(world)), {
    clock: world.clock,
    input: { sourceId: 'kopi', loggedIn: true, pendingKey: null, campaign: null, ...input },
  });
  const { calls } = world.gateways;
  return {
    actor,
    calls,
    clock: world.clock,
    start: () => void actor.start(),
    view: () => claimView(actor.getSnapshot()),
    async claim() {
      actor.start();
      await settle();
      actor.send({ type: 'CLAIM' });
      await settle();
    },
  };
}

describe('the claim page', () => {
  test('loads, and is ready', async () => {
    const { start, view } = startPage();
    start();
    expect(view()).toEqual({ step: 'loading' });
    await settle();
    expect(view()).toEqual({ step: 'ready', campaign });
  });

  test('asks a visitor who they are', () => {
    const { start, view } = startPage({ loggedIn: false, campaign });
    start();
    expect(view()).toEqual({ step: 'identify', campaign });
  });

  test('says why it cannot load', async () => {
    const { calls, start, view } = startPage();
    calls.findCampaign.next({ kind: 'unreachable' });
    start();
    await settle();
    expect(view()).toEqual({ step: 'loadFailed', problem: problem('unreachable', 'retry') });
  });

  test('says why it cannot load anew for who is there now', async () => {
    const { actor, calls, view } = startPage({ campaign });
    actor.start();
    calls.findCampaign.next({ kind: 'unreachable' });
    actor.send({ type: 'SESSION_CHANGED', loggedIn: false });
    await settle();
    expect(view()).toEqual({ step: 'loadFailed', problem: problem('unreachable', 'retry') });
  });

  test('claims, and says when it takes long', async () => {
    const { calls, clock, claim, view } = startPage();
    calls.claim.next({ kind: 'answered', afterMs: 10_000 });
    await claim();
    expect(view()).toEqual({ step: 'claiming', campaign, slow: false });
    await clock.advance(5000);
    expect(view()).toEqual({ step: 'claiming', campaign, slow: true });
    await clock.advance(5000);
    const outcome = { kind: 'claimed', voucherId: 'voucher-of-kopi' };
    expect(view()).toEqual({ step: 'outcome', campaign, outcome });
  });

  test('says why a claim failed', async () => {
    const { calls, claim, view } = startPage();
    calls.claim.next({ kind: 'refused', code: RESPONSE_CODE.signatureOld });
    await claim();
    expect(view()).toEqual({ step: 'failed', campaign, problem: problem('clockWrong', 'retry') });
  });

  test('says that a login is asked for', async () => {
    const { calls, claim, view } = startPage();
    calls.claim.next({ kind: 'answered', value: { code: 30011 } });
    await claim();
    expect(view()).toEqual({ step: 'outcome', campaign, outcome: { kind: 'loginRequired' } });
  });

  test('says why the campaign is closed', () => {
    const closed = { ...campaign, claim: { code: 30006 } };
    const { start, view } = startPage({ campaign: closed });
    start();
    expect(view()).toEqual({ step: 'outcome', campaign: closed, outcome: { kind: 'allClaimed' } });
  });
});

describe('before the machine runs, the page', () => {
  test('loads, and says why it cannot', () => {
    expect(readingView({ status: 'reading' }, true, asleep)).toEqual({ step: 'loading' });
    const failure = problem('unreachable', 'retry');
    expect(readingView({ status: 'failed', problem: failure }, true, asleep)).toEqual({
      step: 'loadFailed',
      problem: failure,
    });
  });

  test.each([true, false])(
    'shows the step that the machine then shows (logged in: %s)',
    (loggedIn) => {
      for (const code of [0, 30003, 30005, 30006, 30007, 30011, 30012]) {
        const read = { ...campaign, claim: { code } };
        const { start, view } = startPage({ loggedIn, campaign: read });
        start();
        expect(readingView({ status: 'read', campaign: read }, loggedIn, asleep)).toEqual(view());
      }
    },
  );

  test('claims while a tap waits for the machine', () => {
    const view = readingView({ status: 'read', campaign }, true, { ...asleep, waiting: true });
    expect(view).toEqual({ step: 'claiming', campaign, slow: false });
  });

  test('says that the machine could not be loaded', () => {
    const view = readingView({ status: 'read', campaign }, true, { ...asleep, failed: true });
    expect(view).toEqual({
      step: 'failed',
      campaign,
      problem: problem('unreachable', 'retry'),
    });
  });
});
