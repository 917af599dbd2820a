import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { problem } from '../../flow/problem/problem.ts';
import { RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { createCampaign } from '../../testing/builders.ts';
import { MEMORY_BROWSER_ID } from '../../testing/memory-page-ports.ts';
import { createMemoryWorld } from '../../testing/memory-ports.ts';
import { settle } from '../../testing/virtual-clock.ts';
import { claimMachine } from './claim.machine.ts';
import { claimView } from './claim.view.ts';

const campaign = createCampaign('kopi');

/** A claim page, and what it shows. */
function startPage({ loggedIn = true } = {}) {
  const world = createMemoryWorld();
  const { campaigns, calls } = world.gateways;
  const ports = { ...world, campaigns, device: { identify: async () => MEMORY_BROWSER_ID } };
  const actor = createActor(claimMachine, {
    clock: world.clock,
    input: { ports, sourceId: 'kopi', loggedIn, draft: null },
  });
  return {
    actor,
    calls,
    clock: world.clock,
    view: () => claimView(actor.getSnapshot()),
    async start() {
      actor.start();
      await settle();
    },
    async claim() {
      actor.start();
      await settle();
      actor.send({ type: 'CLAIM' });
      await settle();
    },
  };
}

test('loads, and is ready', async () => {
  const { actor, view } = startPage();
  actor.start();
  expect(view()).toEqual({ step: 'loading' });
  await settle();
  expect(view()).toEqual({ step: 'ready', campaign });
});

test('asks a visitor to log in', async () => {
  const { start, view } = startPage({ loggedIn: false });
  await start();
  expect(view()).toEqual({ step: 'identify', campaign });
});

test('says that no campaign has the name', async () => {
  const { calls, start, view } = startPage();
  calls.findCampaign.next({ kind: 'refused', code: RESPONSE_CODE.notFound });
  await start();
  expect(view()).toEqual({ step: 'notFound' });
});

test('shows why it cannot load', async () => {
  const { calls, start, view } = startPage();
  calls.findCampaign.next({ kind: 'unreachable' });
  await start();
  expect(view()).toEqual({ step: 'loadFailed', problem: problem('unreachable', 'retry') });
});

test('shows why it cannot reload for another user', async () => {
  const { actor, calls, start, view } = startPage();
  await start();
  calls.findCampaign.next({ kind: 'unreachable' });
  actor.send({ type: 'SESSION_CHANGED', loggedIn: false });
  await settle();
  expect(view()).toEqual({ step: 'loadFailed', problem: problem('unreachable', 'retry') });
});

test('claims, and reports when it takes long', async () => {
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

test('shows why a claim failed', async () => {
  const { calls, claim, view } = startPage();
  calls.claim.next({ kind: 'refused', code: RESPONSE_CODE.signatureOld });
  await claim();
  expect(view()).toEqual({ step: 'failed', campaign, problem: problem('clockWrong', 'retry') });
});

test('shows that a login is required', async () => {
  const { calls, claim, view } = startPage();
  calls.claim.next({ kind: 'answered', value: { code: 30011 } });
  await claim();
  expect(view()).toEqual({ step: 'outcome', campaign, outcome: { kind: 'loginRequired' } });
});

test('shows why the campaign is closed', async () => {
  const closed = { ...campaign, claim: { code: 30006 } };
  const { calls, start, view } = startPage();
  calls.findCampaign.next({ kind: 'answered', value: closed });
  await start();
  expect(view()).toEqual({ step: 'outcome', campaign: closed, outcome: { kind: 'allClaimed' } });
});

test.each([
  [true, 'ready'],
  [false, 'identify'],
])('allows a claim of a campaign that requires a login first (logged in: %s)', async (...args) => {
  const [loggedIn, step] = args;
  const open = { ...campaign, claim: { code: 30011 } };
  const { calls, start, view } = startPage({ loggedIn });
  calls.findCampaign.next({ kind: 'answered', value: open });
  await start();
  expect(view()).toEqual({ step, campaign: open });
});
