import { expect, test } from 'vitest';
import { succeed } from '../../platform/result.ts';
import { createMemoryWorld } from '../../testing/memory-ports.ts';
import { runningFeature, startPage } from '../../testing/start-page.ts';
import { settle } from '../../testing/virtual-clock.ts';
import { createMemoryReferralGateway } from './referral.memory.ts';
// Page code is lazy-loaded. Importing it here counts it for every test in this file.
import './referral.page.ts';

/** A freshly loaded page, for a visitor. */
async function load(route: string) {
  const world = createMemoryWorld();
  const { referrals } = createMemoryReferralGateway(world.clock);
  const { page, ...rest } = await startPage(
    world,
    route,
    {
      referral: async (common) => ({
        ...common,
        referrals,
        sharing: { share: async () => succeed(undefined) },
        clipboard: { copy: async () => true },
        links: { linkTo: (to) => to },
      }),
    },
    { isLoggedIn: false },
  );
  if (page?.name !== 'referral') throw new Error(`Failed to start a referral at ${route}.`);
  return { ...rest, referral: runningFeature(page) };
}

test('an invitation is shown on its own route, and waits for the login', async () => {
  const { referral, router, drafts } = await load('/fission?inviteCode=TEMAN-1');
  expect(router.moves).toEqual(['replace /fission-invite?inviteCode=TEMAN-1']);
  referral.send({ type: 'ACCEPT' });
  await settle();
  expect(router.current()).toBe('/loginOrRegister');
  expect(drafts()).toEqual({ 'referral:TEMAN-1': { isAccepted: true, pendingKey: null } });
});

test('a link with an invalid code leads to the own code', async () => {
  const { referral, router } = await load('/fission-invite?inviteCode=%3Cb%3E');
  expect(router.moves).toEqual(['replace /fission?inviteCode=%3Cb%3E']);
  expect(referral.getSnapshot().value).toEqual({ own: 'visiting' });
});

test('a link without a code leads to the own code', async () => {
  const { referral } = await load('/fission');
  expect(referral.getSnapshot().value).toEqual({ own: 'visiting' });
});
