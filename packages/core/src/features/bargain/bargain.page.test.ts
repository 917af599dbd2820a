import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import type { CommonPorts } from '../../app/common-ports.ts';
import { ACTIVITY_STATE } from '../../rules/activity/admission.ts';
import { createMemoryWorld, MEMORY_START } from '../../testing/memory-ports.ts';
import { runningFeature, startPage } from '../../testing/start-page.ts';
import { settle } from '../../testing/virtual-clock.ts';
import type { BargainCampaign } from './bargain.gateway.ts';
import {
  CAKE,
  createAssistance,
  createCut,
  createInvitation,
  createMemoryBargainGateway,
  createMemoryBargainPorts,
  LATTE,
} from './bargain.memory.ts';
// Imported here, and not by one test alone, so that every mutation of them meets every test.
import './bargain.page.ts';
import './bargain-help.page.ts';

const OWN = '/bargain/main?activityCode=nego';
const SHARE = { type: 'SHARE', title: 'Nego Kopi', text: 'Bantu potong, ya!' } as const;

/** A campaign, and its pages for somebody who is logged in. */
function openCampaign(parts: Partial<BargainCampaign> = {}) {
  const world = createMemoryWorld();
  const gateway = createMemoryBargainGateway(world.clock, MEMORY_START, parts);
  const { sharing, clipboard, links, visibility } = createMemoryBargainPorts(world.clock).ports;

  async function load(route: string) {
    const { bargains } = gateway;
    const ports = async (common: CommonPorts) => ({
      ...common,
      bargains,
      sharing,
      clipboard,
      links,
      visibility,
    });
    const started = await startPage(world, route, { bargain: ports, bargainHelp: ports });

    /** The page at the current route, once its code is loaded. */
    async function currentPage() {
      const { context } = await waitFor(started.root, (snapshot) => snapshot.matches('atPage'));
      await settle();
      return context.page;
    }

    return {
      ...started,
      async own() {
        const page = await currentPage();
        if (page?.name !== 'bargain') throw new Error(`No own bargain at ${route}.`);
        return runningFeature(page);
      },
      async friends() {
        const page = await currentPage();
        if (page?.name !== 'bargainHelp') throw new Error(`No friend’s bargain at ${route}.`);
        return runningFeature(page);
      },
    };
  }

  return { ...gateway, load };
}

test('a prize is chosen on a route of its own, and kept until the campaign ends', async () => {
  const { load } = openCampaign({ prizes: [LATTE, CAKE] });
  const { own, router, root, drafts } = await load(OWN);
  const page = await own();
  expect(router.moves).toEqual(['replace /bargain/selectPrize?activityCode=nego']);
  page.send({ type: 'CHOOSE', prizeId: 'cake' });
  expect(router.current()).toBe(OWN);
  expect(drafts()).toEqual({
    'member-1@bargain:nego': { prizeId: 'cake', pendingKey: null, shared: false, review: '' },
  });
  root.stop();
  const again = await (await load(OWN)).own();
  expect(again.getSnapshot().context.prizeId).toBe('cake');
});

test('the review outlives the page', async () => {
  const { load } = openCampaign({ kind: 'freeCup' });
  const before = await load('/blackCup?activityCode=nego');
  (await before.own()).send({ type: 'WRITE_REVIEW', text: 'Pahit tapi enak' });
  before.root.stop();
  const page = await (await load('/blackCup?activityCode=nego')).own();
  expect(page.getSnapshot().context.review).toBe('Pahit tapi enak');
});

test('a free cup is shown on its own page', async () => {
  const { load } = openCampaign({ kind: 'freeCup' });
  const { router } = await load(OWN);
  expect(router.moves).toEqual(['replace /blackCup?activityCode=nego']);
});

test('a price that is cut is shown on the page of prices', async () => {
  const { load } = openCampaign();
  const { router } = await load('/blackCup?activityCode=nego');
  expect(router.moves).toEqual([`replace ${OWN}`]);
});

test('a friend’s link is another page than one’s own, which the helper goes on to', async () => {
  const { load } = openCampaign();
  const { friends, own, router } = await load(`${OWN}&assistanceCode=friend-1`);
  const page = await friends();
  page.send({ type: 'HELP' });
  await settle();
  expect(page.getSnapshot().value).toBe('helped');
  page.send({ type: 'START_OWN' });
  expect(router.moves).toEqual([`push ${OWN}`]);
  expect((await own()).getSnapshot().value).toBe('ready');
});

test('a pending help outlives the page, and is its own', async () => {
  const { load, calls, made } = openCampaign();
  calls.help.next({ kind: 'never' });
  const before = await load(`${OWN}&assistanceCode=friend-1`);
  (await before.friends()).send({ type: 'HELP' });
  await settle();
  expect(Object.keys(before.drafts())).toEqual(['member-1@bargainHelp:nego/friend-1']);
  before.root.stop();
  const { friends, drafts } = await load(`${OWN}&assistanceCode=friend-1`);
  expect((await friends()).getSnapshot().value).toBe('helped');
  expect([made.helps.length, drafts()]).toEqual([1, {}]);
});

test('a helper of a free cup is at its page', async () => {
  const { load, calls } = openCampaign();
  const invitation = createInvitation({ kind: 'freeCup' });
  calls.findInvitation.next({ kind: 'answered', value: { code: 0, invitation } });
  const { router } = await load(`${OWN}&assistanceCode=friend-1`);
  expect(router.moves).toEqual(['replace /blackCup?activityCode=nego&assistanceCode=friend-1']);
});

test('the own link leads to the own bargain, and not back to the link', async () => {
  const { load, calls } = openCampaign();
  const invitation = createInvitation({ isOwn: true });
  calls.findInvitation.next({ kind: 'answered', value: { code: 0, invitation } });
  const { own, router } = await load(`${OWN}&assistanceCode=own-1`);
  expect((await own()).getSnapshot().context.isDownlink).toBe(false);
  expect(router.moves).toEqual([`replace ${OWN}`]);
});

test('another helper’s link leads to the own bargain, which says why, after a reload too', async () => {
  const { load, calls } = openCampaign({ kind: 'freeCup' });
  calls.findInvitation.next({ kind: 'answered', value: { code: 120101 } });
  const { own, router, root } = await load(`${OWN}&assistanceCode=helper-1`);
  expect((await own()).getSnapshot().context.isDownlink).toBe(true);
  expect(router.moves).toEqual([
    `replace ${OWN}&downlink=1`,
    'replace /blackCup?activityCode=nego&downlink=1',
  ]);
  root.stop();
  const again = await (await load(router.current())).own();
  expect(again.getSnapshot().context.isDownlink).toBe(true);
});

test('a link that turns out to be another helper’s keeps no pending help', async () => {
  const { load, calls } = openCampaign();
  calls.help.next({ kind: 'answered', value: { code: 120101 } });
  const { friends, own, drafts } = await load(`${OWN}&assistanceCode=helper-1`);
  (await friends()).send({ type: 'HELP' });
  await settle();
  expect((await own()).getSnapshot().value).toBe('ready');
  expect(drafts()).toEqual({});
});

test.each([
  ['the own link', { code: 0, invitation: createInvitation({ isOwn: true }) }],
  ['another helper’s link', { code: 120101 }],
])('an own cut that sharing earned outlives the page that %s led to', async (_, value) => {
  const ownCutsLeft = 1;
  const { load, calls, made } = openCampaign({
    assistance: { assistanceCode: 'own-1', prize: LATTE, ownCutsLeft, cuts: [] },
  });
  calls.findInvitation.always({ kind: 'answered', value });
  calls.cut.next({ kind: 'never' });
  const before = await load(`${OWN}&assistanceCode=code-1`);
  (await before.own()).send(SHARE);
  await settle();
  before.root.stop();
  const { own } = await load(before.router.current());
  const { value: state, context } = (await own()).getSnapshot();
  expect(state).toEqual({ open: 'watching' });
  expect(context.campaign.assistance?.ownCutsLeft).toBe(0);
  expect([made.cuts.length, new Set(calls.cut.asked.map(({ key }) => key)).size]).toEqual([1, 1]);
  // The same, once the user follows the link again.
  const again = await (await load(`${OWN}&assistanceCode=code-1`)).own();
  expect(again.getSnapshot().value).toEqual({ open: 'watching' });
  expect(calls.cut.asked).toHaveLength(2);
});

test('a link whose code is malformed leads to the own bargain', async () => {
  const { load, calls } = openCampaign();
  const { own } = await load(`${OWN}&assistanceCode=%3Cb%3E`);
  expect((await own()).getSnapshot().value).toBe('ready');
  expect(calls.findInvitation.asked).toEqual([]);
});

test('a link without a campaign asks for none', async () => {
  const { load, calls } = openCampaign();
  await (await load('/bargain/main')).own();
  expect(calls.findCampaign.asked).toMatchObject([{ request: '' }]);
});

describe('a campaign taken off', () => {
  const takenOff = { activityState: ACTIVITY_STATE.takenOff };
  const left = (cutProgress: number) => ({
    ...takenOff,
    assistance: createAssistance({ cuts: [createCut('cut-1', { cutProgress })] }),
  });

  test('leaves who reached the price with it', async () => {
    const { own } = await openCampaign(left(LATTE.price)).load(OWN);
    expect((await own()).getSnapshot().value).toBe('reached');
  });

  test('says so to who did not', async () => {
    const { router } = await openCampaign(left(LATTE.price - 1)).load(OWN);
    expect(router.current()).toBe('/grey?state=40');
  });

  test.each([
    [true, 'reached'],
    [false, null],
  ])('shows a reached price by its own link, and nothing by a friend’s: %s', async (...args) => {
    const [isOwn, state] = args;
    const { load, calls } = openCampaign(left(LATTE.price));
    const invitation = createInvitation({ ...takenOff, isOwn });
    calls.findInvitation.next({ kind: 'answered', value: { code: 0, invitation } });
    const { own, router } = await load(`${OWN}&assistanceCode=code-1`);
    if (state === null) expect(router.current()).toBe('/grey?state=40');
    else expect((await own()).getSnapshot().value).toBe(state);
  });
});
