import { describe, expect, test } from 'vitest';
import type { PageStart } from '../../flow/page/page.types.ts';
import { RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { TOAST_DURATION_MS } from '../../flow/waits.ts';
import { DAY_MS } from '../../platform/clock/durations.ts';
import { fail } from '../../platform/result.ts';
import { SHARE_TIMEOUT_MS } from '../../platform/sharing/share-timeout.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { openPage } from '../../testing/open-page.ts';
import { createVirtualClock, settle } from '../../testing/virtual-clock.ts';
import type { BargainCampaign } from './bargain.gateway.ts';
import { FRIENDS_POLL_MS } from './bargain.machine.ts';
import {
  CAKE,
  createAssistance,
  createCut,
  createMemoryBargainPorts,
  LATTE,
  OWN_CUT,
} from './bargain.memory.ts';
import { bargainPage } from './bargain.page.ts';

const LOST = { kind: 'lost' } as const;
const TOKEN_REFUSED = { kind: 'refused', code: RESPONSE_CODE.tokenInvalid } as const;
const SHARE = { type: 'SHARE', title: 'Nego Kopi', text: 'Bantu potong, ya!' } as const;
const CUT = { type: 'CUT' } as const;
const RETRY = { type: 'RETRY' } as const;
const UNAVAILABLE = fail({ kind: 'unavailable' } as const);
const DECLINED = fail({ kind: 'declined' } as const);

/** A campaign that opens at `startsAt`, and a page that shows it. */
function openCampaign(parts: Partial<BargainCampaign> = {}) {
  const { ports, ...world } = createMemoryBargainPorts(createVirtualClock(MEMORY_START), parts);

  async function load(start: Partial<PageStart> = {}) {
    const page = openPage(bargainPage, ports, world.clock, { key: 'nego', ...start });
    await page.start();
    return { ...page, asked: () => page.emitted.map(({ type }) => type) };
  }

  return { ...world, load };
}

const keysOf = ({ asked }: { asked: readonly { readonly key: string }[] }) =>
  new Set(asked.map(({ key }) => key)).size;

/** One cut away from having to share, or to ask friends. */
const atCutsLeft = (ownCutsLeft: number) => ({ assistance: createAssistance({ ownCutsLeft }) });

describe('own cuts', () => {
  test('begin with the first, and go on until the share', async () => {
    const { load, calls, made } = openCampaign();
    const { send, state, context } = await load();
    expect(state()).toEqual('ready');
    await send(CUT);
    expect(state()).toEqual({ open: 'watching' });
    expect(context().campaign.assistance).toMatchObject({ prize: LATTE, ownCutsLeft: 3 });
    expect(context().news).toEqual({ kind: 'ownCut', amount: OWN_CUT });
    await send(CUT);
    await send(CUT);
    expect(context().campaign.assistance?.ownCutsLeft).toBe(1);
    await send(CUT);
    expect(made.cuts).toHaveLength(3);
    expect(calls.cut.asked.map(({ request }) => request)).toEqual(
      Array.from({ length: 3 }, () => ({
        activityCode: 'nego',
        prizeId: 'latte',
        shared: false,
      })),
    );
    expect(keysOf(calls.cut)).toBe(3);
  });

  test.each([RETRY, CUT])(
    'that do not get through stay the same when tried again by %o',
    async (again) => {
      const { load, made, calls, clock } = openCampaign();
      calls.cut.next(LOST, LOST, LOST, LOST);
      const { send, state, context } = await load();
      await send(CUT);
      await clock.advance(10_000);
      expect(state()).toEqual('failed');
      expect(context().problem).toEqual({ message: 'unreachable', next: 'retry', code: null });
      await send(again);
      expect([state(), context().problem]).toEqual([{ open: 'watching' }, null]);
      expect([made.cuts.length, keysOf(calls.cut)]).toEqual([1, 1]);
    },
  );

  test('answered with a code that is none of theirs tell its number', async () => {
    const { load, calls } = openCampaign();
    calls.cut.next({ kind: 'answered', value: { code: 39999 } });
    const { send, context } = await load();
    await send(CUT);
    expect(context().problem).toEqual({ message: 'unexpected', next: 'retry', code: 39999 });
  });

  test('that another tab has made take nothing off', async () => {
    const { load, calls } = openCampaign();
    const assistance = createAssistance({ ownCutsLeft: 0 });
    calls.cut.next({ kind: 'answered', value: { code: 0, cut: null, assistance } });
    const { send, state, context } = await load();
    await send(CUT);
    expect(state()).toEqual({ open: 'watching' });
    expect(context()).toMatchObject({ campaign: { assistance }, news: null });
  });

  test('that reach the price lead to the reward', async () => {
    const { load, calls } = openCampaign();
    const cut = createCut('last', { cutProgress: 40_000 });
    const assistance = createAssistance({ cuts: [cut] });
    calls.cut.next({ kind: 'answered', value: { code: 0, cut, assistance } });
    const { send, state, emitted } = await load();
    await send(CUT);
    expect(state()).toEqual('reached');
    await send({ type: 'CHECK_REWARD' });
    expect(emitted).toEqual([{ type: 'goTo', route: '/mine/vouchers' }]);
  });

  test('that reach the price to the rupiah, and no less', async () => {
    const cuts = (cutProgress: number) => ({
      assistance: createAssistance({ cuts: [createCut('a', { cutProgress })] }),
    });
    expect((await openCampaign(cuts(39_999)).load()).state()).toEqual({ open: 'watching' });
    expect((await openCampaign(cuts(40_000)).load()).state()).toEqual('reached');
  });

  test('of a campaign that is not open end there', async () => {
    const early = openCampaign();
    early.calls.cut.next({ kind: 'answered', value: { code: 120002 } });
    const first = await early.load();
    await first.send(CUT);
    expect([first.state(), first.context().pendingKey]).toEqual(['notStarted', null]);
    const late = openCampaign();
    late.calls.cut.next({ kind: 'answered', value: { code: 120003 } });
    const last = await late.load();
    await last.send(CUT);
    expect([last.state(), last.context().pendingKey]).toEqual(['ended', null]);
  });

  test('take news off the page as they begin, and a tap does, too', async () => {
    const { load, calls } = openCampaign();
    const { send, context } = await load();
    await send(CUT);
    await send({ type: 'DISMISS' });
    expect(context().news).toBeNull();
    await send(CUT);
    calls.cut.next({ kind: 'never' });
    await send(CUT);
    expect(context().news).toBeNull();
  });
});

describe('the last own cut', () => {
  test('is earned by sharing', async () => {
    const { load, calls, shared } = openCampaign(atCutsLeft(1));
    const { send, state, context } = await load();
    await send(CUT);
    expect(calls.cut.asked).toEqual([]);
    await send(SHARE);
    expect(shared).toEqual([
      {
        title: 'Nego Kopi',
        text: 'Bantu potong, ya!',
        url: 'https://h5.test/#/bargain/main?activityCode=nego&assistanceCode=own-1',
      },
    ]);
    expect(calls.cut.asked).toMatchObject([
      { request: { activityCode: 'nego', prizeId: 'latte', shared: true } },
    ]);
    expect(state()).toEqual({ open: 'watching' });
    expect(context()).toMatchObject({
      shared: false,
      campaign: { assistance: { ownCutsLeft: 0 } },
    });
  });

  test('is not earned by a share that was declined', async () => {
    const { load, calls, sharing } = openCampaign(atCutsLeft(1));
    sharing(DECLINED);
    const { send, state, context } = await load();
    await send(SHARE);
    expect([state(), context().link]).toEqual([{ open: 'watching' }, null]);
    expect(calls.cut.asked).toEqual([]);
  });

  test('is shared again without the link that was shown', async () => {
    const { load, sharing } = openCampaign(atCutsLeft(1));
    sharing(UNAVAILABLE);
    const { send, context } = await load();
    await send(SHARE);
    expect(context().link?.state).toBe('shown');
    sharing(DECLINED);
    await send(SHARE);
    expect(context().link).toBeNull();
  });

  test('takes the review with it', async () => {
    const { load } = openCampaign(atCutsLeft(1));
    const { send, context } = await load();
    await send({ type: 'WRITE_REVIEW', text: 'Pahit tapi enak' });
    expect(context().review).toBe('Pahit tapi enak');
    await send(SHARE);
    expect(context().review).toBe('');
  });

  test('is earned by a copied link where nothing can be shared', async () => {
    const { load, calls, sharing, copied, clock } = openCampaign(atCutsLeft(1));
    sharing(UNAVAILABLE);
    const { send, context, isBusy } = await load();
    await send({ type: 'COPY' });
    expect(copied).toEqual([]);
    await send(SHARE);
    const address = 'https://h5.test/#/bargain/main?activityCode=nego&assistanceCode=own-1';
    expect(context().link).toEqual({ address, state: 'shown' });
    const copying = send({ type: 'COPY' });
    expect(isBusy()).toBe(true);
    await copying;
    expect(context().link).toEqual({ address, state: 'copied' });
    expect(copied).toEqual([address]);
    expect(calls.cut.asked).toMatchObject([{ request: { activityCode: 'nego', shared: true } }]);
    await clock.advance(TOAST_DURATION_MS - 1);
    expect(context().link).toEqual({ address, state: 'copied' });
    await clock.advance(1);
    expect(context().link).toEqual({ address, state: 'shown' });
  });

  test('is not earned by a link that is copied when the cut is made', async () => {
    const { load, calls, sharing, copied } = openCampaign(atCutsLeft(0));
    sharing(UNAVAILABLE);
    const { send, context, state } = await load();
    await send(SHARE);
    await send({ type: 'COPY' });
    expect([copied.length, context().link?.state]).toEqual([1, 'copied']);
    expect(state()).toEqual({ open: 'watching' });
    expect(calls.cut.asked).toEqual([]);
  });

  test('that could not be copied is not called copied', async () => {
    const { load, calls, sharing, cannotCopy } = openCampaign(atCutsLeft(1));
    sharing(UNAVAILABLE);
    cannotCopy();
    const { send, context } = await load();
    await send(SHARE);
    await send({ type: 'COPY' });
    expect(context().link?.state).toBe('copyFailed');
    expect(calls.cut.asked).toEqual([]);
    await send(SHARE);
    expect(context().link?.state).toBe('shown');
  });

  test('waits for a share a minute, and no longer', async () => {
    const { load, neverShares, clock, calls } = openCampaign(atCutsLeft(1));
    neverShares();
    const { stop, send, state, isBusy } = await load();
    await send(SHARE, SHARE);
    await clock.advance(SHARE_TIMEOUT_MS - 1);
    expect([state(), isBusy()]).toEqual(['sharing', true]);
    await clock.advance(1);
    expect([state(), isBusy()]).toEqual([{ open: 'watching' }, false]);
    expect(calls.cut.asked).toEqual([]);
    stop();
  });

  test('is no other than the last: before it nothing is shared', async () => {
    const { load, shared } = openCampaign(atCutsLeft(2));
    const { send } = await load();
    await send(SHARE);
    expect(shared).toEqual([]);
  });

  test('that fails is the same when it is tried again', async () => {
    const { load, calls, clock, shared } = openCampaign(atCutsLeft(1));
    calls.cut.next(LOST, LOST, LOST, LOST);
    const { send, context } = await load();
    await send(SHARE);
    await clock.advance(10_000);
    await send(RETRY);
    expect(context().campaign.assistance?.ownCutsLeft).toBe(0);
    expect(calls.cut.asked.every(({ request }) => request.shared)).toBe(true);
    expect([shared.length, keysOf(calls.cut)]).toEqual([1, 1]);
  });
});

describe('friends', () => {
  test('are asked once no own cut is open, which cuts nothing by itself', async () => {
    const { load, calls, shared } = openCampaign({ ...atCutsLeft(0), kind: 'freeCup' });
    const { send, state } = await load();
    await send(SHARE);
    expect(shared.map(({ url }) => url)).toEqual([
      'https://h5.test/#/blackCup?activityCode=nego&assistanceCode=own-1',
    ]);
    expect(state()).toEqual({ open: 'watching' });
    expect(calls.cut.asked).toEqual([]);
  });

  test('show their cuts within 15 s while the page is visible', async () => {
    const { load, friendCuts, clock, calls } = openCampaign(atCutsLeft(0));
    const { context, isBusy } = await load();
    expect(FRIENDS_POLL_MS).toBeLessThanOrEqual(15_000);
    friendCuts(7500);
    await clock.advance(FRIENDS_POLL_MS - 1);
    expect(calls.findCampaign.asked).toHaveLength(1);
    await clock.advance(1);
    expect(context().news).toEqual({ kind: 'friendCuts', friends: 1, amount: 7500 });
    calls.findCampaign.next({ kind: 'answered', afterMs: 1000 });
    await clock.advance(FRIENDS_POLL_MS);
    expect([context().news?.kind, isBusy()]).toEqual(['friendCuts', false]);
    expect(calls.findCampaign.asked).toHaveLength(3);
  });

  test('show the cuts of a hidden page once it is visible', async () => {
    const { load, friendCuts, clock, calls } = openCampaign(atCutsLeft(0));
    const { context, send, state } = await load();
    await send({ type: 'HIDDEN' });
    friendCuts(7500);
    friendCuts(2500);
    await clock.advance(DAY_MS / 2);
    expect([state(), calls.findCampaign.asked.length]).toEqual([{ open: 'hidden' }, 1]);
    await send({ type: 'VISIBLE' });
    expect(context().news).toEqual({ kind: 'friendCuts', friends: 2, amount: 10_000 });
    expect(state()).toEqual({ open: 'watching' });
  });

  test('are looked for where the page is in visibility, as it is loaded too', async () => {
    const { load, visibility, calls, clock } = openCampaign(atCutsLeft(0));
    visibility.hide();
    const { state, context } = await load();
    expect(state()).toEqual({ open: 'hidden' });
    await clock.advance(FRIENDS_POLL_MS);
    expect(calls.findCampaign.asked).toHaveLength(1);
    visibility.show();
    await clock.advance(0);
    expect([state(), calls.findCampaign.asked.length]).toEqual([{ open: 'watching' }, 2]);
    visibility.hide();
    expect([state(), context().isHidden]).toEqual([{ open: 'hidden' }, true]);
  });

  test('are not looked for after a cut while nobody looks', async () => {
    const { load, clock, calls } = openCampaign(atCutsLeft(3));
    calls.cut.next({ kind: 'answered', afterMs: 1000 });
    const { send, state } = await load();
    await send(CUT);
    await send({ type: 'HIDDEN' });
    await clock.advance(DAY_MS / 2);
    expect([state(), calls.findCampaign.asked.length]).toEqual([{ open: 'hidden' }, 1]);
    await send({ type: 'VISIBLE' });
    expect([state(), calls.findCampaign.asked.length]).toEqual([{ open: 'watching' }, 2]);
    calls.cut.next({ kind: 'answered', afterMs: 1000 });
    await send(CUT);
    await send({ type: 'HIDDEN' });
    await send({ type: 'VISIBLE' });
    await clock.advance(1000 + FRIENDS_POLL_MS);
    expect(calls.findCampaign.asked).toHaveLength(3);
  });

  test('who cut before the visit are no news', async () => {
    const { load, friendCuts } = openCampaign(atCutsLeft(0));
    friendCuts(7500);
    const { context, send } = await load();
    await send({ type: 'VISIBLE' });
    expect(context().news).toBeNull();
    expect(context().campaign.assistance?.cuts).toHaveLength(1);
  });

  test('may reach the price while the page is open', async () => {
    const { load, friendCuts } = openCampaign(atCutsLeft(0));
    const { send, state } = await load();
    friendCuts(40_000);
    await send({ type: 'VISIBLE' });
    expect(state()).toEqual('reached');
  });

  test('who can’t be asked for now are asked for later', async () => {
    const { load, calls, clock } = openCampaign(atCutsLeft(0));
    const { context, send, state } = await load();
    calls.findCampaign.next({ kind: 'unreachable' });
    await send({ type: 'VISIBLE' });
    expect([state(), context().problem]).toEqual([{ open: 'watching' }, null]);
    await clock.advance(FRIENDS_POLL_MS);
    expect(calls.findCampaign.asked).toHaveLength(3);
  });

  test('are looked for until the campaign ends', async () => {
    const { load, clock } = openCampaign({ ...atCutsLeft(0), endsAt: MEMORY_START + 1000 });
    const { send, state } = await load();
    await clock.advance(999);
    await send({ type: 'VISIBLE' });
    expect(state()).toEqual({ open: 'watching' });
    await clock.advance(1);
    await send({ type: 'VISIBLE' });
    expect(state()).toBe('ended');
  });

  test.each(['ended', 'reached'] as const)(
    'are no longer looked for where it is %s',
    async (over) => {
      const { load, clock, calls, friendCuts } = openCampaign({
        ...atCutsLeft(0),
        endsAt: MEMORY_START + (over === 'ended' ? FRIENDS_POLL_MS : DAY_MS),
      });
      const { state } = await load();
      if (over === 'reached') friendCuts(40_000);
      await clock.advance(FRIENDS_POLL_MS);
      expect(state()).toBe(over);
      const { length } = calls.findCampaign.asked;
      expect(length).toBe(over === 'ended' ? 1 : 2);
      await clock.advance(10 * FRIENDS_POLL_MS);
      expect(calls.findCampaign.asked).toHaveLength(length);
    },
  );
});

describe('a choice of prizes', () => {
  const several = { prizes: [LATTE, CAKE] };

  test('comes before the first cut', async () => {
    const { load, calls } = openCampaign(several);
    const { send, state, context } = await load();
    expect(state()).toEqual('choosing');
    await send(CUT, { type: 'CHOOSE', prizeId: 'gold' });
    expect(state()).toEqual('choosing');
    await send({ type: 'CHOOSE', prizeId: 'cake' });
    expect(state()).toEqual('ready');
    const value = {
      code: 0,
      cut: createCut('cut-1'),
      assistance: createAssistance({ prize: CAKE }),
    };
    calls.cut.next({ kind: 'answered', value });
    await send(CUT);
    expect(calls.cut.asked).toMatchObject([{ request: { prizeId: 'cake' } }]);
    expect(context().campaign.assistance?.prize).toEqual(CAKE);
  });

  test('may be changed until then', async () => {
    const { load } = openCampaign(several);
    const { send, state, context } = await load();
    await send({ type: 'CHOOSE', prizeId: 'cake' }, { type: 'CHOOSE_AGAIN' });
    expect([state(), context().prizeId]).toEqual(['choosing', null]);
  });

  test('there is none where there is one prize', async () => {
    const { send, state } = await openCampaign().load();
    await send({ type: 'CHOOSE_AGAIN' });
    expect(state()).toEqual('ready');
  });

  test('survives a reload, unless it is not on offer any more', async () => {
    const { load } = openCampaign(several);
    const before = await load();
    await before.send({ type: 'CHOOSE', prizeId: 'cake' });
    const draft = before.draft();
    expect((await load({ draft, isLoggedIn: false })).state()).toEqual('ready');
    const gone = { prizeId: 'gold', pendingKey: 'key-1', shared: true, review: '' };
    const after = await load({ draft: gone });
    expect(after.state()).toEqual('choosing');
    await after.send({ type: 'CHOOSE', prizeId: 'latte' });
    expect(after.context()).toMatchObject({ pendingKey: null, shared: false });
  });
});

describe('a campaign', () => {
  test('that has not started waits for its start, and for the page to be visible', async () => {
    const startsAt = MEMORY_START + 60_000;
    const { load, clock, visibility, calls } = openCampaign({ startsAt });
    const { state } = await load();
    expect(state()).toBe('notStarted');
    visibility.hide();
    visibility.show();
    await settle();
    expect([state(), calls.findCampaign.asked.length]).toEqual(['notStarted', 1]);
    visibility.hide();
    await clock.advance(60_000);
    expect([state(), calls.findCampaign.asked.length]).toEqual(['notStarted', 1]);
    visibility.show();
    await settle();
    expect([state(), calls.findCampaign.asked.length]).toEqual(['ready', 2]);
  });

  test('that has not started begins by itself', async () => {
    const { load, clock } = openCampaign({ startsAt: MEMORY_START + 40 * DAY_MS });
    const { state, context, send } = await load();
    expect([state(), context().refusal]).toEqual(['notStarted', null]);
    await send(CUT);
    await clock.advance(40 * DAY_MS - 1);
    expect(state()).toBe('notStarted');
    await clock.advance(1);
    expect(state()).toEqual('ready');
  });

  test('that is over is over to the millisecond, but what was reached stays', async () => {
    const last = openCampaign({ endsAt: MEMORY_START + 1 });
    expect((await last.load()).state()).toEqual('ready');
    const over = openCampaign({ endsAt: MEMORY_START });
    expect((await over.load()).state()).toBe('ended');
    const cuts = [createCut('a', { cutProgress: 40_000 })];
    const won = openCampaign({ endsAt: MEMORY_START, assistance: createAssistance({ cuts }) });
    expect((await won.load()).state()).toEqual('reached');
  });
});

describe('a login', () => {
  test('is required of a visitor who cuts', async () => {
    const { load, calls } = openCampaign();
    const { send, state, asked } = await load({ isLoggedIn: false });
    await send(CUT);
    expect([state(), asked()]).toEqual(['loginRequired', ['loginRequired']]);
    expect(calls.cut.asked).toEqual([]);
  });

  test('is required of a visitor before a bargain that has begun goes on', async () => {
    const { load, calls } = openCampaign(atCutsLeft(2));
    const { send, state } = await load({ isLoggedIn: false });
    expect(state()).toBe('ready');
    await send(CUT);
    expect([state(), calls.cut.asked]).toEqual(['loginRequired', []]);
  });

  test('follows a refused token of a member', async () => {
    const { load, calls } = openCampaign();
    const refusals = [
      async () => {
        calls.cut.next(TOKEN_REFUSED);
        const page = await load();
        await page.send(CUT);
        return page;
      },
      async () => {
        const page = await load();
        await page.send(CUT);
        calls.findCampaign.next(TOKEN_REFUSED);
        await page.send({ type: 'VISIBLE' });
        return page;
      },
    ];
    for (const refuse of refusals) {
      const { state, asked, draft } = await refuse();
      expect([state(), draft()]).toEqual(['loginRequired', null]);
      expect(asked()).toEqual(['sessionEnded', 'loginRequired']);
    }
  });

  test('that a page requires while it loads keeps the pending cut', async () => {
    const { load, calls, made } = openCampaign();
    calls.cut.next({ kind: 'never' });
    const before = await load();
    await before.send(CUT);
    before.stop();
    calls.findCampaign.next(TOKEN_REFUSED);
    const refused = await load({ draft: before.draft() });
    expect(refused.state()).toBe('loginRequired');
    refused.stop();
    await load({ draft: refused.draft() });
    expect([calls.cut.asked.length, keysOf(calls.cut), made.cuts.length]).toEqual([2, 1, 1]);
  });
});

describe('a reload', () => {
  test('in the middle of a cut finishes it, and what sharing earned', async () => {
    const { load, calls, made } = openCampaign(atCutsLeft(1));
    calls.cut.next({ kind: 'never' });
    const before = await load();
    await before.send(SHARE);
    before.stop();
    expect(before.draft()).toMatchObject({ shared: true });
    const { state, context } = await load({ draft: before.draft() });
    expect(state()).toEqual({ open: 'watching' });
    expect(context().campaign.assistance?.ownCutsLeft).toBe(0);
    expect([made.cuts.length, keysOf(calls.cut)]).toEqual([1, 1]);
  });

  test('that fails at first finishes a cut, too', async () => {
    const { load, calls, made, clock } = openCampaign(atCutsLeft(1));
    calls.cut.next({ kind: 'never' });
    const before = await load();
    await before.send(SHARE);
    before.stop();
    calls.findCampaign.next({ kind: 'unreachable' });
    const { state, send, context } = await load({ draft: before.draft() });
    expect(state()).toBe('loadFailed');
    await send(RETRY);
    await clock.advance(0);
    expect(state()).toEqual({ open: 'watching' });
    expect(context().campaign.assistance?.ownCutsLeft).toBe(0);
    expect([made.cuts.length, keysOf(calls.cut), calls.cut.asked.length]).toEqual([1, 1, 2]);
  });

  test('after logging out sends nothing', async () => {
    const { load, calls } = openCampaign();
    const draft = { prizeId: null, pendingKey: 'key-1', shared: true, review: '' };
    const { state, context } = await load({ draft, isLoggedIn: false });
    expect([state(), context().pendingKey, context().shared]).toEqual(['ready', null, false]);
    expect(calls.cut.asked).toEqual([]);
  });
});
