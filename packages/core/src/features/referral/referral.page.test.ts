import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { startMachines } from '../../app/machines.ts';
import { succeed } from '../../platform/result.ts';
import { createMemoryPorts, createMemoryWorld } from '../../testing/memory-ports.ts';
import { createMemoryReferralGateway } from '../../testing/memory-referral-gateway.ts';
import { createMemoryRouter } from '../../testing/memory-router.ts';
import { settle } from '../../testing/virtual-clock.ts';
// Loaded by no one test, so that a change in what it holds is asked of all of them.
import './referral.page.ts';

/** A page that a visitor has just loaded. */
async function load(route: string) {
  const world = createMemoryWorld();
  const gateway = createMemoryReferralGateway(world.clock);
  const router = createMemoryRouter(route, () => root?.send({ type: 'ROUTE_CHANGED' }));
  const ports = {
    ...createMemoryPorts(world, { router }),
    pages: {
      referral: async () => ({
        referrals: gateway.referrals,
        sharing: { share: async () => succeed(undefined) },
        clipboard: { copy: async () => true },
        links: { linkTo: (to: string) => to },
      }),
    },
  };
  let root: ReturnType<typeof startMachines> | null = null;
  root = startMachines(ports, () => null);
  // The page is a part of its own.
  const { context } = await waitFor(root, (snapshot) => snapshot.matches('atPage'));
  await settle();
  if (context.page?.name !== 'referral') throw new Error(`No referral at ${route}.`);
  const drafts = () => ports.session.commonSession.get().pageDrafts;
  return { referral: context.page.actor, router, drafts };
}

test('an invitation is shown on its own route, and waits for the login that it leads to', async () => {
  const { referral, router, drafts } = await load('/fission?inviteCode=TEMAN-1');
  expect(router.moves).toEqual(['replace /fission-invite?inviteCode=TEMAN-1']);
  referral.send({ type: 'ACCEPT' });
  await settle();
  expect(router.current()).toBe('/loginOrRegister');
  expect(drafts()).toEqual({ 'referral:TEMAN-1': { isAccepted: true, pendingKey: null } });
});

test('a link whose code can be none leads to one’s own', async () => {
  const { referral, router } = await load('/fission-invite?inviteCode=%3Cb%3E');
  expect(router.moves).toEqual(['replace /fission?inviteCode=%3Cb%3E']);
  expect(referral.getSnapshot().value).toEqual({ own: 'visiting' });
});

test('a link without a code does, too', async () => {
  const { referral } = await load('/fission');
  expect(referral.getSnapshot().value).toEqual({ own: 'visiting' });
});
