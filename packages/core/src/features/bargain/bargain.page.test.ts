import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { startMachines } from '../../app/machines.ts';
import { succeed } from '../../platform/result.ts';
import { CAKE, createMemoryBargainGateway, LATTE } from '../../testing/memory-bargain-gateway.ts';
import { createMemoryPageVisibility } from '../../testing/memory-page-visibility.ts';
import { createMemoryPorts, createMemoryWorld, MEMORY_START } from '../../testing/memory-ports.ts';
import { createMemoryRouter } from '../../testing/memory-router.ts';
import { settle } from '../../testing/virtual-clock.ts';
import type { BargainCampaign } from './bargain.gateway.ts';
// Loaded by no one test, so that a change in what it holds is asked of all of them.
import './bargain.page.ts';

/** A campaign, and the pages that a person who is logged in loads of it. */
function openCampaign(parts: Partial<BargainCampaign> = {}) {
  const world = createMemoryWorld();
  const gateway = createMemoryBargainGateway(world.clock, MEMORY_START, parts);

  async function load(route: string) {
    const router = createMemoryRouter(route, () => root?.send({ type: 'ROUTE_CHANGED' }));
    const ports = {
      ...createMemoryPorts(world, { router }),
      pages: {
        bargain: async () => ({
          bargains: gateway.bargains,
          sharing: { share: async () => succeed(undefined) },
          clipboard: { copy: async () => true },
          links: { linkTo: (to: string) => `https://h5.test/#${to}` },
          visibility: createMemoryPageVisibility(),
        }),
      },
    };
    ports.session.global.set({ token: 'token-1', userInfo: { id: 'member-1', phone: '+62812' } });
    let root: ReturnType<typeof startMachines> | null = null;
    root = startMachines(ports, () => null);
    const machines = root;

    /** The page’s machine, once the page is there. */
    async function bargain() {
      // The page is a part of its own.
      const { context } = await waitFor(machines, (snapshot) => snapshot.matches('atPage'));
      await settle();
      if (context.page?.name !== 'bargain') throw new Error(`No bargain at ${router.current()}.`);
      return context.page.actor;
    }

    const drafts = () => ports.session.commonSession.get().pageDrafts;
    return { root: machines, router, bargain, drafts };
  }

  return { ...gateway, load };
}

test('a prize is chosen on a route of its own, and kept until the campaign ends', async () => {
  const { load } = openCampaign({ prizes: [LATTE, CAKE] });
  const { bargain, router, root, drafts } = await load('/bargain/main?activityCode=nego');
  const page = await bargain();
  expect(router.moves).toEqual(['replace /bargain/selectPrize?activityCode=nego']);
  page.send({ type: 'CHOOSE', prizeId: 'cake' });
  expect(router.current()).toBe('/bargain/main?activityCode=nego');
  expect(drafts()).toEqual({
    'member-1@bargain:nego': { prizeId: 'cake', pendingKey: null, shared: false, side: 'own' },
  });
  root.stop();
  const again = await (await load('/bargain/main?activityCode=nego')).bargain();
  expect(again.getSnapshot().context.prizeId).toBe('cake');
});

test('a free cup is shown on its own page', async () => {
  const { load } = openCampaign({ kind: 'freeCup' });
  const { bargain, router } = await load('/bargain/main?activityCode=nego');
  await bargain();
  expect(router.moves).toEqual(['replace /blackCup?activityCode=nego']);
});

test('a price that is cut is not', async () => {
  const { load } = openCampaign();
  const { bargain, router } = await load('/blackCup?activityCode=nego');
  await bargain();
  expect(router.moves).toEqual(['replace /bargain/main?activityCode=nego']);
});

test('a friend’s link is another page than one’s own, which the helper goes on to', async () => {
  const { load } = openCampaign();
  const { bargain, router } = await load('/bargain/main?activityCode=nego&assistanceCode=friend-1');
  const friends = await bargain();
  friends.send({ type: 'HELP' });
  await settle();
  expect(friends.getSnapshot().value).toEqual({ helper: 'helped' });
  friends.send({ type: 'START_OWN' });
  expect(router.moves).toEqual(['push /bargain/main?activityCode=nego']);
  const own = await bargain();
  expect(own).not.toBe(friends);
  expect(own.getSnapshot().value).toEqual({ own: 'ready' });
});

test('a link whose code can be none leads to one’s own bargain', async () => {
  const { load, calls } = openCampaign();
  const { bargain } = await load('/bargain/main?activityCode=nego&assistanceCode=%3Cb%3E');
  expect((await bargain()).getSnapshot().value).toEqual({ own: 'ready' });
  expect(calls.findInvitation.asked).toEqual([]);
});

test('a link without a campaign asks for none', async () => {
  const { load, calls } = openCampaign();
  await (await load('/bargain/main')).bargain();
  expect(calls.findCampaign.asked).toMatchObject([{ request: '' }]);
});
