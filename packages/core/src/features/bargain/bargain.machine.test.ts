import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import { SHARE_TIMEOUT_MS } from '../../platform/sharing/share-timeout.ts';
import type { ShareContent, SharingFailure } from '../../platform/sharing/sharing.ts';
import {
  CAKE,
  createAssistance,
  createBargainCampaign,
  createCut,
  createInvitation,
  createMemoryBargainGateway,
  HELP,
  LATTE,
  OWN_CUT,
} from '../../testing/memory-bargain-gateway.ts';
import { createMemoryPageVisibility } from '../../testing/memory-page-visibility.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock, settle } from '../../testing/virtual-clock.ts';
import type { BargainCampaign } from './bargain.gateway.ts';
import { createBargainMachine, FRIENDS_POLL_MS } from './bargain.machine.ts';
import type { BargainEmitted, BargainEvent, BargainInput } from './bargain.types.ts';
import { bargainDraftOf } from './bargain-draft.ts';

const DAY = 24 * 60 * 60 * 1000;
const LOST = { kind: 'lost' } as const;
const TOKEN_REFUSED = { kind: 'refused', code: RESPONSE_CODE.tokenInvalid } as const;
const LOGIN_REQUIRED = { kind: 'refused', code: CLAIM_CODE.loginRequired } as const;
const SHARE = { type: 'SHARE', title: 'Nego Kopi', text: 'Bantu potong, ya!' } as const;
const CUT = { type: 'CUT' } as const;
const HELP_NOW = { type: 'HELP' } as const;
const RETRY = { type: 'RETRY' } as const;
const UNAVAILABLE = fail({ kind: 'unavailable' } as const);
const DECLINED = fail({ kind: 'declined' } as const);

/** A campaign that opens at `startsAt`, and the page of somebody who comes to it. */
function openCampaign({ startsAt = MEMORY_START, ...parts }: Partial<BargainCampaign> = {}) {
  const clock = createVirtualClock(MEMORY_START);
  const gateway = createMemoryBargainGateway(clock, startsAt, parts);
  const visibility = createMemoryPageVisibility();
  const shared: ShareContent[] = [];
  const copied: string[] = [];
  const ways: {
    share: Promise<Result<void, SharingFailure>>;
    copy: boolean;
  } = { share: Promise.resolve(succeed(undefined)), copy: true };
  const machine = createBargainMachine({
    clock,
    bargains: gateway.bargains,
    sharing: {
      share(content) {
        shared.push(content);
        return ways.share;
      },
    },
    clipboard: {
      async copy(text) {
        copied.push(text);
        return ways.copy;
      },
    },
    links: { linkTo: (route) => `https://h5.test/#${route}` },
    random: createSeededRandom(1),
    visibility,
  });

  async function load(input: Partial<BargainInput> = {}) {
    const actor = createActor(machine, {
      clock,
      input: { activityCode: 'nego', assistanceCode: '', loggedIn: true, draft: null, ...input },
    });
    const emitted: BargainEmitted[] = [];
    actor.on('*', (event) => emitted.push(event));
    actor.start();
    await settle();
    return {
      actor,
      emitted,
      state: () => actor.getSnapshot().value,
      context: () => actor.getSnapshot().context,
      busy: () => actor.getSnapshot().hasTag('busy'),
      async send(...events: BargainEvent[]) {
        for (const event of events) actor.send(event);
        await settle();
      },
    };
  }

  return {
    ...gateway,
    clock,
    visibility,
    shared,
    copied,
    load,
    help: (input: Partial<BargainInput> = {}) => load({ assistanceCode: 'friend-1', ...input }),
    /** What becomes of the next shares. */
    sharing(result: Result<void, SharingFailure>) {
      ways.share = Promise.resolve(result);
    },
    neverShares() {
      ways.share = new Promise(() => {});
    },
    cannotCopy() {
      ways.copy = false;
    },
  };
}

const keysOf = ({ asked }: { asked: readonly { readonly key: string }[] }) =>
  new Set(asked.map(({ key }) => key)).size;

/** One cut away from having to share, or to ask friends. */
const atCutsLeft = (ownCutsLeft: number) => ({ assistance: createAssistance({ ownCutsLeft }) });

describe('own cuts', () => {
  test('begin with the first, and go on until the share', async () => {
    const { load, calls, made } = openCampaign();
    const { send, state, context } = await load();
    expect(state()).toEqual({ own: 'ready' });
    await send(CUT);
    expect(state()).toEqual({ own: { open: 'watching' } });
    expect(context().campaign?.assistance).toMatchObject({ prize: LATTE, ownCutsLeft: 3 });
    expect(context().news).toEqual({ kind: 'ownCut', amount: OWN_CUT });
    await send(CUT);
    await send(CUT);
    expect(context().campaign?.assistance?.ownCutsLeft).toBe(1);
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

  test('are one each, however often the button is tapped', async () => {
    const { load, made, calls } = openCampaign();
    const { actor, send, busy } = await load();
    actor.send(CUT);
    expect(busy()).toBe(true);
    await send(CUT, CUT, SHARE);
    expect([busy(), made.cuts.length, calls.cut.asked.length]).toEqual([false, 1, 1]);
  });

  test('whose answers are lost are asked for under the same key', async () => {
    const { load, made, calls, clock } = openCampaign();
    calls.cut.next(LOST, LOST);
    const { send, state, context } = await load();
    await send(CUT);
    await clock.advance(10_000);
    expect(state()).toEqual({ own: { open: 'watching' } });
    expect(context().pendingKey).toBeNull();
    expect([made.cuts.length, calls.cut.asked.length, keysOf(calls.cut)]).toEqual([1, 3, 1]);
  });

  test.each([RETRY, CUT])(
    'that do not get through stay the same when tried again by %o',
    async (again) => {
      const { load, made, calls, clock } = openCampaign();
      calls.cut.next(LOST, LOST, LOST, LOST);
      const { send, state, context } = await load();
      await send(CUT);
      await clock.advance(10_000);
      expect(state()).toEqual({ own: 'failed' });
      expect(context().problem).toEqual({ message: 'unreachable', next: 'retry', code: null });
      await send(again);
      expect([state(), context().problem]).toEqual([{ own: { open: 'watching' } }, null]);
      expect([made.cuts.length, keysOf(calls.cut)]).toEqual([1, 1]);
    },
  );

  test('that are refused are over: the next one is another', async () => {
    const { load, calls } = openCampaign();
    calls.cut.next({ kind: 'refused', code: 99999 });
    const { send, state, context } = await load();
    await send(CUT);
    expect(state()).toEqual({ own: 'failed' });
    expect(context()).toMatchObject({ pendingKey: null, problem: { code: 99999 } });
    await send(RETRY);
    expect(keysOf(calls.cut)).toBe(2);
  });

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
    expect(state()).toEqual({ own: { open: 'watching' } });
    expect(context()).toMatchObject({ campaign: { assistance }, news: null });
  });

  test('that reach the price lead to the reward', async () => {
    const { load, calls } = openCampaign();
    const cut = createCut('last', { cutProgress: 40_000 });
    const assistance = createAssistance({ cuts: [cut] });
    calls.cut.next({ kind: 'answered', value: { code: 0, cut, assistance } });
    const { send, state, emitted } = await load();
    await send(CUT);
    expect(state()).toEqual({ own: 'reached' });
    await send({ type: 'CHECK_REWARD' });
    expect(emitted).toEqual([{ type: 'goTo', route: '/mine/vouchers' }]);
  });

  test('that reach the price to the rupiah, and no less', async () => {
    const cuts = (cutProgress: number) => ({
      assistance: createAssistance({ cuts: [createCut('a', { cutProgress })] }),
    });
    expect((await openCampaign(cuts(39_999)).load()).state()).toEqual({
      own: { open: 'watching' },
    });
    expect((await openCampaign(cuts(40_000)).load()).state()).toEqual({ own: 'reached' });
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
    expect(state()).toEqual({ own: { open: 'watching' } });
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
    expect([state(), context().link]).toEqual([{ own: { open: 'watching' } }, null]);
    expect(calls.cut.asked).toEqual([]);
  });

  test('is shared anew without the link that was shown', async () => {
    const { load, sharing } = openCampaign(atCutsLeft(1));
    sharing(UNAVAILABLE);
    const { send, context } = await load();
    await send(SHARE);
    expect(context().link?.state).toBe('shown');
    sharing(DECLINED);
    await send(SHARE);
    expect(context().link).toBeNull();
  });

  test('is not earned where nothing can be shared: the link is shown to be copied', async () => {
    const { load, calls, sharing, copied } = openCampaign(atCutsLeft(1));
    sharing(UNAVAILABLE);
    const { actor, send, context, state, busy } = await load();
    await send({ type: 'COPY' });
    expect(copied).toEqual([]);
    await send(SHARE);
    const address = 'https://h5.test/#/bargain/main?activityCode=nego&assistanceCode=own-1';
    expect(context().link).toEqual({ address, state: 'shown' });
    actor.send({ type: 'COPY' });
    expect(busy()).toBe(true);
    await settle();
    expect([context().link, busy()]).toEqual([{ address, state: 'copied' }, false]);
    expect(copied).toEqual([address]);
    expect(state()).toEqual({ own: { open: 'watching' } });
    expect(calls.cut.asked).toEqual([]);
  });

  test('that could not be copied is not called copied', async () => {
    const { load, sharing, cannotCopy } = openCampaign(atCutsLeft(1));
    sharing(UNAVAILABLE);
    cannotCopy();
    const { send, context } = await load();
    await send(SHARE);
    await send({ type: 'COPY' });
    expect(context().link?.state).toBe('copyFailed');
    await send(SHARE);
    expect(context().link?.state).toBe('shown');
  });

  test('waits for a share a minute, and no longer', async () => {
    const { load, neverShares, clock, calls } = openCampaign(atCutsLeft(1));
    neverShares();
    const { actor, send, state, busy } = await load();
    await send(SHARE, SHARE);
    await clock.advance(SHARE_TIMEOUT_MS - 1);
    expect([state(), busy()]).toEqual(['sharing', true]);
    await clock.advance(1);
    expect([state(), busy()]).toEqual([{ own: { open: 'watching' } }, false]);
    expect(calls.cut.asked).toEqual([]);
    actor.stop();
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
    expect(context().campaign?.assistance?.ownCutsLeft).toBe(0);
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
    expect(state()).toEqual({ own: { open: 'watching' } });
    expect(calls.cut.asked).toEqual([]);
  });

  test('who cut are told of within two minutes, while the person looks', async () => {
    const { load, friendCuts, clock, calls } = openCampaign(atCutsLeft(0));
    const { context } = await load();
    friendCuts(7500);
    await clock.advance(FRIENDS_POLL_MS - 1);
    expect(calls.findCampaign.asked).toHaveLength(1);
    await clock.advance(1);
    expect(context().news).toEqual({ kind: 'friendCuts', friends: 1, amount: 7500 });
    await clock.advance(FRIENDS_POLL_MS);
    expect(context().news).toEqual({ kind: 'friendCuts', friends: 1, amount: 7500 });
    expect(calls.findCampaign.asked).toHaveLength(3);
  });

  test('who cut while nobody looked are told of on return', async () => {
    const { load, friendCuts, clock, calls } = openCampaign(atCutsLeft(0));
    const { context, send, state } = await load();
    await send({ type: 'HIDDEN' });
    friendCuts(7500);
    friendCuts(2500);
    await clock.advance(DAY / 2);
    expect([state(), calls.findCampaign.asked.length]).toEqual([{ own: { open: 'hidden' } }, 1]);
    await send({ type: 'VISIBLE' });
    expect(context().news).toEqual({ kind: 'friendCuts', friends: 2, amount: 10_000 });
    expect(state()).toEqual({ own: { open: 'watching' } });
  });

  test('are looked for where the page is in visibility, as it is loaded too', async () => {
    const { load, visibility, calls, clock } = openCampaign(atCutsLeft(0));
    visibility.hide();
    const { state, context } = await load();
    expect(state()).toEqual({ own: { open: 'hidden' } });
    await clock.advance(FRIENDS_POLL_MS);
    expect(calls.findCampaign.asked).toHaveLength(1);
    visibility.show();
    await clock.advance(0);
    expect([state(), calls.findCampaign.asked.length]).toEqual([{ own: { open: 'watching' } }, 2]);
    visibility.hide();
    expect([state(), context().hidden]).toEqual([{ own: { open: 'hidden' } }, true]);
  });

  test('are not looked for after a cut while nobody looks', async () => {
    const { load, clock, calls } = openCampaign(atCutsLeft(3));
    calls.cut.next({ kind: 'answered', afterMs: 1000 });
    const { send, state } = await load();
    await send(CUT);
    await send({ type: 'HIDDEN' });
    await clock.advance(DAY / 2);
    expect([state(), calls.findCampaign.asked.length]).toEqual([{ own: { open: 'hidden' } }, 1]);
    await send({ type: 'VISIBLE' });
    expect([state(), calls.findCampaign.asked.length]).toEqual([{ own: { open: 'watching' } }, 2]);
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
    expect(context().campaign?.assistance?.cuts).toHaveLength(1);
  });

  test('may reach the price while the page is open', async () => {
    const { load, friendCuts } = openCampaign(atCutsLeft(0));
    const { send, state } = await load();
    friendCuts(40_000);
    await send({ type: 'VISIBLE' });
    expect(state()).toEqual({ own: 'reached' });
  });

  test('who can’t be asked for now are asked for later', async () => {
    const { load, calls, clock } = openCampaign(atCutsLeft(0));
    const { context, send, state } = await load();
    calls.findCampaign.next({ kind: 'unreachable' });
    await send({ type: 'VISIBLE' });
    expect([state(), context().problem]).toEqual([{ own: { open: 'watching' } }, null]);
    await clock.advance(FRIENDS_POLL_MS);
    expect(calls.findCampaign.asked).toHaveLength(3);
  });

  test('are looked for until the campaign ends', async () => {
    const { load, clock } = openCampaign({ ...atCutsLeft(0), endsAt: MEMORY_START + 1000 });
    const { send, state } = await load();
    await clock.advance(999);
    await send({ type: 'VISIBLE' });
    expect(state()).toEqual({ own: { open: 'watching' } });
    await clock.advance(1);
    await send({ type: 'VISIBLE' });
    expect(state()).toBe('ended');
  });
});

describe('a choice of prizes', () => {
  const several = { prizes: [LATTE, CAKE] };

  test('comes before the first cut', async () => {
    const { load, calls } = openCampaign(several);
    const { send, state, context } = await load();
    expect(state()).toEqual({ own: 'choosing' });
    await send(CUT, { type: 'CHOOSE', prizeId: 'gold' });
    expect(state()).toEqual({ own: 'choosing' });
    await send({ type: 'CHOOSE', prizeId: 'cake' });
    expect(state()).toEqual({ own: 'ready' });
    await send(CUT);
    expect(calls.cut.asked).toMatchObject([{ request: { prizeId: 'cake' } }]);
    expect(context().campaign?.assistance?.prize).toEqual(CAKE);
  });

  test('may be made anew until then', async () => {
    const { load } = openCampaign(several);
    const { send, state, context } = await load();
    await send({ type: 'CHOOSE', prizeId: 'cake' }, { type: 'CHOOSE_AGAIN' });
    expect([state(), context().prizeId]).toEqual([{ own: 'choosing' }, null]);
  });

  test('there is none where there is one prize', async () => {
    const { send, state } = await openCampaign().load();
    await send({ type: 'CHOOSE_AGAIN' });
    expect(state()).toEqual({ own: 'ready' });
  });

  test('survives a reload, unless it is not on offer any more', async () => {
    const { load } = openCampaign(several);
    const before = await load();
    await before.send({ type: 'CHOOSE', prizeId: 'cake' });
    const draft = bargainDraftOf(before.context());
    expect((await load({ draft, loggedIn: false })).state()).toEqual({ own: 'ready' });
    const gone = { prizeId: 'gold', pendingKey: 'key-1', shared: true, side: 'own' } as const;
    const after = await load({ draft: gone });
    expect(after.state()).toEqual({ own: 'choosing' });
    await after.send({ type: 'CHOOSE', prizeId: 'latte' });
    expect(after.context()).toMatchObject({ pendingKey: null, shared: false });
  });
});

describe('a helper', () => {
  test('cuts once, and is told what', async () => {
    const { help, calls, made } = openCampaign();
    const { send, state, context, actor, busy } = await help();
    expect(state()).toEqual({ helper: 'invited' });
    actor.send(HELP_NOW);
    expect(busy()).toBe(true);
    await send(HELP_NOW);
    expect(state()).toEqual({ helper: 'helped' });
    expect(context()).toMatchObject({
      invitation: { help: HELP, cutTotal: 17_500 },
      hasHelpedNow: true,
      pendingKey: null,
    });
    await send(HELP_NOW);
    expect(calls.help.asked).toMatchObject([
      { request: { activityCode: 'nego', assistanceCode: 'friend-1' } },
    ]);
    expect(calls.findInvitation.asked).toMatchObject([
      { request: { activityCode: 'nego', assistanceCode: 'friend-1' } },
    ]);
    expect(made.helps).toHaveLength(1);
  });

  test('who has helped before sees that they have', async () => {
    const { help } = openCampaign();
    await (await help()).send(HELP_NOW);
    const { state, context } = await help();
    expect([state(), context().hasHelpedNow]).toEqual([{ helper: 'helped' }, false]);
  });

  test('who has helped elsewhere meanwhile is told that they have', async () => {
    const { help, calls } = openCampaign();
    const invitation = createInvitation({ help: HELP });
    calls.help.next({ kind: 'answered', value: { code: 30007, invitation } });
    const { send, state, context } = await help();
    await send(HELP_NOW);
    expect([state(), context().hasHelpedNow]).toEqual([{ helper: 'helped' }, false]);
  });

  test('whose answers are lost helps once all the same', async () => {
    const { help, calls, made, clock } = openCampaign();
    calls.help.next(LOST, LOST, LOST, LOST);
    const { send, state, context } = await help();
    await send(HELP_NOW);
    await clock.advance(10_000);
    expect([state(), context().problem?.message]).toEqual([{ helper: 'failed' }, 'unreachable']);
    await send(RETRY);
    expect(state()).toEqual({ helper: 'helped' });
    expect([made.helps.length, keysOf(calls.help)]).toEqual([1, 1]);
  });

  test('who was refused may try again', async () => {
    const { help, calls } = openCampaign();
    calls.help.next({ kind: 'refused', code: 99999 });
    const { send, state } = await help();
    await send(HELP_NOW);
    expect(state()).toEqual({ helper: 'failed' });
    await send(HELP_NOW);
    expect([state(), keysOf(calls.help)]).toEqual([{ helper: 'helped' }, 2]);
  });

  test('who comes when the price is reached has nothing to cut', async () => {
    const almost = openCampaign();
    const nearly = createInvitation({ cutTotal: 39_999 });
    almost.calls.findInvitation.next({ kind: 'answered', value: { code: 0, invitation: nearly } });
    expect((await almost.help()).state()).toEqual({ helper: 'invited' });
    const { help, calls } = openCampaign();
    const invitation = createInvitation({ cutTotal: 40_000, kind: 'freeCup' });
    calls.findInvitation.next({ kind: 'answered', value: { code: 0, invitation } });
    const { state, send, emitted } = await help();
    expect(state()).toEqual({ helper: 'tooLate' });
    await send({ type: 'START_OWN' });
    expect(emitted).toEqual([{ type: 'goTo', route: '/blackCup?activityCode=nego' }]);
  });

  test('may pass it on, and begin a bargain of their own', async () => {
    const { help, shared, sharing, copied, calls } = openCampaign();
    const { send, state, emitted } = await help();
    await send(SHARE);
    expect(shared).toEqual([]);
    await send(HELP_NOW);
    sharing(UNAVAILABLE);
    await send({ type: 'COPY' });
    await send(SHARE);
    await send({ type: 'COPY' });
    const address = 'https://h5.test/#/bargain/main?activityCode=nego&assistanceCode=helper-1';
    expect([shared.map(({ url }) => url), copied]).toEqual([[address], [address]]);
    sharing(succeed(undefined));
    await send(SHARE);
    expect([state(), calls.cut.asked]).toEqual([{ helper: 'helped' }, []]);
    await send({ type: 'START_OWN' });
    expect(emitted).toEqual([{ type: 'goTo', route: '/bargain/main?activityCode=nego' }]);
  });

  test('who came by another helper’s link (120101) is shown a bargain of their own', async () => {
    const { help, calls } = openCampaign();
    calls.findInvitation.next({ kind: 'answered', value: { code: 120101 } });
    const { state, context } = await help();
    expect(state()).toEqual({ own: 'ready' });
    expect([context().side, context().turnedAway]).toEqual(['own', { kind: 'downlink' }]);
  });

  test('who turns out to have come so as they help is shown it, too, and cuts nothing by that', async () => {
    const { help, calls } = openCampaign();
    calls.help.next({ kind: 'answered', value: { code: 120101 } });
    const { send, state, context } = await help();
    await send(HELP_NOW);
    expect([state(), context().pendingKey]).toEqual([{ own: 'ready' }, null]);
    expect(calls.cut.asked).toEqual([]);
  });

  test('who is too early (120103) waits for the start', async () => {
    const { help, calls, clock } = openCampaign();
    const value = { code: 120103, startsAt: MEMORY_START + 60_000 };
    calls.findInvitation.next({ kind: 'answered', value });
    const { state, context } = await help();
    expect(state()).toBe('notStarted');
    expect(context().turnedAway).toEqual({ kind: 'notStarted', startsAt: MEMORY_START + 60_000 });
    await clock.advance(59_999);
    expect(state()).toBe('notStarted');
    await clock.advance(1);
    expect(state()).toEqual({ helper: 'invited' });
  });

  test('who is too early does not look again while the page is hidden', async () => {
    const { help, calls, clock } = openCampaign();
    const value = { code: 120103, startsAt: MEMORY_START + 60_000 };
    calls.findInvitation.next({ kind: 'answered', value });
    const { send, state } = await help();
    await send({ type: 'HIDDEN' });
    await clock.advance(59_999);
    await send({ type: 'VISIBLE' });
    await send({ type: 'HIDDEN' });
    expect([state(), calls.findInvitation.asked.length]).toEqual(['notStarted', 1]);
    await clock.advance(60_000);
    expect([state(), calls.findInvitation.asked.length]).toEqual(['notStarted', 1]);
    await send({ type: 'VISIBLE' });
    expect(state()).toEqual({ helper: 'invited' });
  });

  test('who comes back at the very start is let in', async () => {
    const { help, calls, clock } = openCampaign();
    const value = { code: 120103, startsAt: MEMORY_START + 60_000 };
    calls.findInvitation.next({ kind: 'answered', value });
    const { send, state, context } = await help();
    await send({ type: 'HIDDEN' });
    await clock.advance(60_000);
    expect(state()).toBe('notStarted');
    await send({ type: 'VISIBLE' });
    expect([state(), context().hidden]).toEqual([{ helper: 'invited' }, false]);
  });

  test('who is too early looks again in five seconds where nobody says when it starts', async () => {
    const { help, calls, clock } = openCampaign();
    calls.help.next({ kind: 'answered', value: { code: 120103 } });
    const { send, state } = await help();
    await send(HELP_NOW);
    await clock.advance(4999);
    expect(state()).toBe('notStarted');
    await clock.advance(1);
    expect(state()).toEqual({ helper: 'invited' });
  });

  test.each([120104, 110004])('who is too late (%i) can only go', async (code) => {
    const looking = openCampaign();
    looking.calls.findInvitation.next({ kind: 'answered', value: { code } });
    expect((await looking.help()).state()).toBe('ended');
    const helping = openCampaign();
    helping.calls.help.next({ kind: 'answered', value: { code } });
    const { send, state, context } = await helping.help();
    await send(HELP_NOW);
    expect([state(), context().pendingKey]).toEqual(['ended', null]);
  });

  test('with their own link is shown their own bargain', async () => {
    const { help, calls } = openCampaign(atCutsLeft(2));
    const invitation = createInvitation({ isOwn: true, help: HELP });
    calls.findInvitation.next({ kind: 'answered', value: { code: 0, invitation } });
    const { state, context } = await help({
      draft: { prizeId: null, pendingKey: 'k', shared: false, side: 'helper' },
    });
    expect(state()).toEqual({ own: { open: 'watching' } });
    expect(context()).toMatchObject({ side: 'own', invitation: null, pendingKey: null });
    expect([calls.help.asked, calls.cut.asked]).toEqual([[], []]);
  });

  test('with a link that leads to nobody is told so, and may try again', async () => {
    const { help, calls } = openCampaign();
    calls.findInvitation.next({ kind: 'refused', code: RESPONSE_CODE.notFound });
    const { send, state, context } = await help();
    expect([state(), context().problem?.message]).toEqual(['loadFailed', 'notFound']);
    await send(RETRY);
    expect([state(), context().problem]).toEqual([{ helper: 'invited' }, null]);
  });

  test('answered with a code that is none of theirs is told its number', async () => {
    const { help, calls } = openCampaign();
    calls.findInvitation.next({ kind: 'answered', value: { code: 39999 } });
    expect((await help()).context().problem).toMatchObject({ message: 'unexpected', code: 39999 });
  });
});

describe('a campaign', () => {
  test('that has not started begins by itself', async () => {
    const { load, clock } = openCampaign({ startsAt: MEMORY_START + 40 * DAY });
    const { state, context, send } = await load();
    expect([state(), context().turnedAway]).toEqual(['notStarted', null]);
    await send(CUT);
    await clock.advance(40 * DAY - 1);
    expect(state()).toBe('notStarted');
    await clock.advance(1);
    expect(state()).toEqual({ own: 'ready' });
  });

  test('that is over is over to the millisecond, but what was reached stays', async () => {
    const last = openCampaign({ endsAt: MEMORY_START + 1 });
    expect((await last.load()).state()).toEqual({ own: 'ready' });
    const over = openCampaign({ endsAt: MEMORY_START });
    expect((await over.load()).state()).toBe('ended');
    const cuts = [createCut('a', { cutProgress: 40_000 })];
    const won = openCampaign({ endsAt: MEMORY_START, assistance: createAssistance({ cuts }) });
    expect((await won.load()).state()).toEqual({ own: 'reached' });
  });

  test('that cannot be read can be asked for again', async () => {
    const { load, calls } = openCampaign();
    calls.findCampaign.next({ kind: 'unreachable' });
    const { send, state, context } = await load();
    expect([state(), context().problem?.message]).toEqual(['loadFailed', 'unreachable']);
    await send(RETRY);
    expect([state(), context().problem]).toEqual([{ own: 'ready' }, null]);
  });
});

describe('a login', () => {
  test('is asked of a visitor who cuts or helps, and again when they wish', async () => {
    const { load, help, calls } = openCampaign();
    const own = await load({ loggedIn: false });
    await own.send(CUT);
    await own.send({ type: 'LOG_IN' });
    expect([own.state(), own.emitted.map(({ type }) => type)]).toEqual([
      'loginRequired',
      ['loginRequired', 'loginRequired'],
    ]);
    const helper = await help({ loggedIn: false });
    await helper.send(HELP_NOW);
    expect(helper.state()).toBe('loginRequired');
    expect([...calls.cut.asked, ...calls.help.asked]).toEqual([]);
  });

  test('is asked of a visitor before they go on with what was begun', async () => {
    const { load, calls } = openCampaign(atCutsLeft(2));
    const { send, state } = await load({ loggedIn: false });
    expect(state()).toEqual({ own: 'ready' });
    await send(CUT);
    expect([state(), calls.cut.asked]).toEqual(['loginRequired', []]);
  });

  test('that the backend asks for ends the cut', async () => {
    const value = { code: CLAIM_CODE.loginRequired };
    const { load, help, calls } = openCampaign();
    calls.cut.next({ kind: 'answered', value });
    calls.help.next({ kind: 'answered', value });
    const own = await load();
    await own.send(CUT);
    const helper = await help();
    await helper.send(HELP_NOW);
    for (const { state, context, emitted } of [own, helper]) {
      expect([state(), context().pendingKey, emitted]).toEqual([
        'loginRequired',
        null,
        [{ type: 'loginRequired' }],
      ]);
    }
    calls.findInvitation.next({ kind: 'answered', value });
    expect((await help()).state()).toBe('loginRequired');
  });

  test('follows a token that is refused, of somebody who has one', async () => {
    const { load, help, calls } = openCampaign();
    const refusals = [
      async () => {
        calls.findCampaign.next(TOKEN_REFUSED);
        return load();
      },
      async () => {
        calls.findInvitation.next(TOKEN_REFUSED);
        return help();
      },
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
      async () => {
        calls.help.next(TOKEN_REFUSED);
        const page = await help();
        await page.send(HELP_NOW);
        return page;
      },
    ];
    for (const refuse of refusals) {
      const { state, emitted, context } = await refuse();
      expect([state(), context().pendingKey]).toEqual(['loginRequired', null]);
      expect(emitted.map(({ type }) => type)).toEqual(['sessionEnded', 'loginRequired']);
    }
  });

  test.each([
    ['a refused token of nobody', 'findCampaign', TOKEN_REFUSED, false],
    ['a refused token of a helper that is nobody’s', 'findInvitation', TOKEN_REFUSED, false],
    ['a word to a visitor', 'findCampaign', LOGIN_REQUIRED, false],
    ['a word to a member', 'findCampaign', LOGIN_REQUIRED, true],
  ] as const)(
    'that nothing can be read without, told by %s, is asked for on a tap',
    async (_, read, fate, loggedIn) => {
      const { load, help, calls } = openCampaign();
      calls[read].next(fate);
      const open = read === 'findCampaign' ? load : help;
      const { send, state, context, emitted } = await open({ loggedIn });
      expect([state(), context().problem?.next, emitted]).toEqual(['loadFailed', 'logIn', []]);
      await send({ type: 'LOG_IN' });
      expect([state(), context().problem]).toEqual(['loginRequired', null]);
      expect(emitted).toEqual([{ type: 'loginRequired' }]);
    },
  );

  test.each([
    ['refuses a token', TOKEN_REFUSED],
    ['asks for it', { kind: 'answered', value: { code: CLAIM_CODE.loginRequired } }],
  ] as const)('after a lost answer, where the backend %s, makes no second cut', async (_, fate) => {
    const { load, help, calls, clock, made } = openCampaign();
    for (const [call, begin, ask] of [
      [calls.cut, load, CUT],
      [calls.help, help, HELP_NOW],
    ] as const) {
      call.next(LOST, LOST, LOST, LOST, fate);
      const page = await begin();
      await page.send(ask);
      await clock.advance(10_000);
      await page.send(RETRY);
      expect(page.state()).toBe('loginRequired');
      page.actor.stop();
      await begin({ draft: bargainDraftOf(page.context()) });
      expect(new Set(call.asked.map(({ key }) => key)).size).toBe(1);
      expect(call.asked).toHaveLength(6);
    }
    expect([made.cuts.length, made.helps.length]).toEqual([1, 1]);
  });

  test('that a page asks for as it is loaded leaves the cut under way as it was', async () => {
    const { load, calls, made } = openCampaign();
    calls.cut.next({ kind: 'never' });
    const before = await load();
    await before.send(CUT);
    before.actor.stop();
    calls.findCampaign.next(TOKEN_REFUSED);
    const refused = await load({ draft: bargainDraftOf(before.context()) });
    expect(refused.state()).toBe('loginRequired');
    refused.actor.stop();
    await load({ draft: bargainDraftOf(refused.context()) });
    expect(calls.cut.asked).toHaveLength(2);
    expect(new Set(calls.cut.asked.map(({ key }) => key)).size).toBe(1);
    expect(made.cuts).toHaveLength(1);
  });

  test('elsewhere has the page read anew, for whoever is here now', async () => {
    const { help, calls } = openCampaign();
    calls.findInvitation.next({ kind: 'answered', value: { code: 120101 } });
    const { send, state, context } = await help({ loggedIn: false });
    expect(context().side).toBe('own');
    await send({ type: 'SESSION_CHANGED', loggedIn: true });
    expect([state(), context().loggedIn, context().turnedAway]).toEqual([
      { helper: 'invited' },
      true,
      null,
    ]);
  });

  test('of somebody else drops the cut of before, and what it was', async () => {
    const { load, calls } = openCampaign({ prizes: [LATTE, CAKE] });
    calls.cut.next({ kind: 'never' });
    const { send, state, context } = await load();
    await send({ type: 'CHOOSE', prizeId: 'cake' });
    await send(CUT);
    calls.findCampaign.next({
      kind: 'answered',
      value: createBargainCampaign(MEMORY_START, { prizes: [LATTE, CAKE] }),
    });
    await send({ type: 'SESSION_CHANGED', loggedIn: true });
    expect([state(), context().pendingKey, context().shared]).toEqual([
      { own: 'ready' },
      null,
      false,
    ]);
  });
});

describe('a reload', () => {
  test('in the middle of a cut goes on with it', async () => {
    const { load, calls, made } = openCampaign(atCutsLeft(1));
    calls.cut.next({ kind: 'never' });
    const before = await load();
    await before.send(SHARE);
    before.actor.stop();
    const draft = bargainDraftOf(before.context());
    expect(draft).toMatchObject({ shared: true });
    const { state, context } = await load({ draft });
    expect(state()).toEqual({ own: { open: 'watching' } });
    expect(context().campaign?.assistance?.ownCutsLeft).toBe(0);
    expect([made.cuts.length, keysOf(calls.cut)]).toEqual([1, 1]);
  });

  test.each([
    ['one’s own link', { code: 0, invitation: createInvitation({ isOwn: true }) }],
    ['another helper’s link', { code: 120101 }],
  ])('in the middle of an own cut on %s goes on with what sharing earned', async (_, value) => {
    const { help, calls, made, clock } = openCampaign(atCutsLeft(1));
    calls.findInvitation.always({ kind: 'answered', value });
    calls.cut.next({ kind: 'never' });
    const before = await help();
    await before.send(SHARE);
    before.actor.stop();
    calls.findCampaign.next({ kind: 'unreachable' });
    const { state, send, context } = await help({ draft: bargainDraftOf(before.context()) });
    expect(state()).toBe('loadFailed');
    await send(RETRY);
    await clock.advance(0);
    expect(state()).toEqual({ own: { open: 'watching' } });
    expect(context().campaign?.assistance?.ownCutsLeft).toBe(0);
    expect([made.cuts.length, keysOf(calls.cut), calls.cut.asked.length]).toEqual([1, 1, 2]);
    expect(calls.findInvitation.asked).toHaveLength(1);
  });

  test('after it is at the side of the link again', async () => {
    const { help, calls } = openCampaign(atCutsLeft(2));
    const draft = { prizeId: null, pendingKey: 'key-1', shared: false, side: 'own' } as const;
    const { send, state } = await help({ draft });
    expect(state()).toEqual({ own: { open: 'watching' } });
    await send({ type: 'SESSION_CHANGED', loggedIn: true });
    expect(state()).toEqual({ helper: 'invited' });
    const again = await help({ draft: { ...draft, pendingKey: null } });
    expect(again.state()).toEqual({ helper: 'invited' });
    expect(calls.cut.asked).toHaveLength(1);
  });

  test('in the middle of a help goes on with it', async () => {
    const { help, calls, made } = openCampaign();
    calls.help.next({ kind: 'never' });
    const before = await help();
    await before.send(HELP_NOW);
    before.actor.stop();
    const { state } = await help({ draft: bargainDraftOf(before.context()) });
    expect(state()).toEqual({ helper: 'helped' });
    expect([made.helps.length, keysOf(calls.help)]).toEqual([1, 1]);
  });

  test('goes on with what never arrived, too', async () => {
    const draft = { prizeId: null, pendingKey: 'key-1', shared: false };
    const own = openCampaign(atCutsLeft(2));
    const { state } = await own.load({ draft: { ...draft, side: 'own' } });
    expect(state()).toEqual({ own: { open: 'watching' } });
    const helper = openCampaign();
    const helping = await helper.help({ draft: { ...draft, side: 'helper' } });
    expect(helping.state()).toEqual({ helper: 'helped' });
    expect([own.made.cuts, helper.made.helps]).toEqual([['key-1'], ['key-1']]);
  });

  test('goes on at the side of the link with a cut that does not say whose it is', async () => {
    const draft = { prizeId: null, pendingKey: 'key-1', shared: false };
    const own = openCampaign(atCutsLeft(2));
    await own.load({ draft });
    const helper = openCampaign();
    await helper.help({ draft });
    expect([own.made.cuts, helper.made.helps]).toEqual([['key-1'], ['key-1']]);
  });

  test('by somebody who is logged out does not', async () => {
    const { load, calls } = openCampaign();
    const draft = { prizeId: null, pendingKey: 'key-1', shared: true, side: 'own' } as const;
    const { state, context } = await load({ draft, loggedIn: false });
    expect(state()).toEqual({ own: 'ready' });
    expect([context().pendingKey, context().shared]).toEqual([null, false]);
    expect(calls.cut.asked).toEqual([]);
  });
});

test('who leaves asks for nothing more', async () => {
  const { load, calls, clock } = openCampaign();
  calls.cut.next(LOST);
  const { actor, send } = await load();
  await send(CUT);
  actor.stop();
  await clock.advance(DAY);
  expect(calls.cut.asked).toHaveLength(1);
});

test('who leaves ends what is being asked', async () => {
  const { load, help, calls } = openCampaign();
  calls.findCampaign.next({ kind: 'never' });
  calls.findInvitation.next({ kind: 'never' });
  const [own, helper] = [await load(), await help()];
  const givenUp = () => [calls.findCampaign.givenUp(), calls.findInvitation.givenUp()];
  expect(givenUp()).toEqual([0, 0]);
  own.actor.stop();
  helper.actor.stop();
  expect(givenUp()).toEqual([1, 1]);
});
