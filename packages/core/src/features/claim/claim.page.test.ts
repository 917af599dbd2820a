import { expect, test } from 'vitest';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { openSession } from '../../platform/session/session.ts';
import { ACTIVITY_STATE } from '../../rules/activity/admission.ts';
import { createMemoryWorld } from '../../testing/memory-ports.ts';
import { runningFeature, startPage } from '../../testing/start-page.ts';
import { settle } from '../../testing/virtual-clock.ts';
import { createCampaign } from './claim.memory.ts';
// Imported up front, so that a change in it runs all tests.
import './claim.page.ts';

const ROUTE = '/get-coupons?activityCode=kopi';
const TOKEN_REFUSED = { kind: 'refused', code: RESPONSE_CODE.tokenInvalid } as const;

/** The page of a freshly loaded claim, for a member. */
async function openPage(world = createMemoryWorld()) {
  let timesIdentified = 0;
  const device = {
    async identify() {
      timesIdentified += 1;
      return 'fingerprint-1';
    },
  };
  const { campaigns, calls } = world.gateways.claim;
  const { page, ...started } = await startPage(world, ROUTE, {
    claim: async (common) => ({ ...common, campaigns, device }),
  });
  if (page?.name !== 'claim') throw new Error(`Failed to find the claim at ${ROUTE}.`);
  return {
    ...started,
    world,
    calls,
    claim: runningFeature(page),
    session: () => openSession(world).global.get(),
    timesIdentified: () => timesIdentified,
  };
}

test('a claim is made for the campaign of the link, and a reload resumes it with its key', async () => {
  const { world, root, calls, claim, drafts } = await openPage();
  calls.claim.next({ kind: 'never' });
  claim.send({ type: 'CLAIM' });
  await settle();
  const [sent] = calls.claim.asked;
  expect(drafts()).toEqual({ 'member-1@claim:kopi': { pendingKey: sent?.key } });
  root.stop();
  const reloaded = await openPage(world);
  await settle();
  expect(reloaded.claim.getSnapshot().value).toBe('claimed');
  expect(calls.claim.asked.map(({ request, key }) => [request.activityCode, key])).toEqual([
    ['kopi', sent?.key],
    ['kopi', sent?.key],
  ]);
  expect(reloaded.drafts()).toEqual({});
});

test('the device is identified once, and remembered', async () => {
  const { calls, claim, session, timesIdentified } = await openPage();
  calls.claim.next({ kind: 'refused', code: RESPONSE_CODE.signatureOld });
  for (let tap = 0; tap < 2; tap += 1) {
    claim.send({ type: 'CLAIM' });
    await settle();
  }
  expect(calls.claim.asked.map(({ request }) => request.browserId)).toEqual([
    'fingerprint-1',
    'fingerprint-1',
  ]);
  expect(timesIdentified()).toBe(1);
  expect(session().browserId).toBe('fingerprint-1');
});

test('a refused token ends the session without a login, and a visitor sees the campaign', async () => {
  const world = createMemoryWorld();
  world.gateways.claim.calls.find.next(TOKEN_REFUSED);
  const { calls, claim, router, session } = await openPage(world);
  expect(session()).toMatchObject({ token: '', userInfo: null });
  expect(claim.getSnapshot().value).toBe('anonymous');
  expect(calls.find.asked).toHaveLength(2);
  expect(router.moves).toEqual([]);
});

test.each([
  ['the voucher', { voucherId: 'voucher-1' }, []],
  ['nothing', {}, ['replace /grey?state=40']],
])('a campaign taken off leaves who claimed %s with it', async (_, earlier, moves) => {
  const world = createMemoryWorld();
  const value = {
    ...createCampaign('kopi'),
    activityState: ACTIVITY_STATE.takenOff,
    claim: { code: CLAIM_CODE.alreadyClaimed, ...earlier },
  };
  world.gateways.claim.calls.find.next({ kind: 'answered', value });
  const { router } = await startPage(world, ROUTE);
  expect(router.moves).toEqual(moves);
});
