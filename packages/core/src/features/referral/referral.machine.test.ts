import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { TOAST_DURATION_MS } from '../../flow/toast-duration.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import { SHARE_TIMEOUT_MS } from '../../platform/sharing/share-timeout.ts';
import type { ShareContent, SharingFailure } from '../../platform/sharing/sharing.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import {
  createMemoryReferralGateway,
  OWN_REFERRAL,
} from '../../testing/memory-referral-gateway.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock, settle } from '../../testing/virtual-clock.ts';
import { referralMachine } from './referral.machine.ts';
import type {
  ReferralEmitted,
  ReferralEvent,
  ReferralInput,
  ReferralPorts,
} from './referral.types.ts';
import { referralRouteName, referralView } from './referral.view.ts';
import { referralDraftOf } from './referral-draft.ts';

const LOST = { kind: 'lost' } as const;
const TOKEN_REFUSED = { kind: 'refused', code: RESPONSE_CODE.tokenInvalid } as const;
const LOGIN_REQUIRED = { kind: 'refused', code: CLAIM_CODE.loginRequired } as const;
const UNREACHABLE = { message: 'unreachable', next: 'retry', code: null };
const SHARE = { type: 'SHARE', title: 'Ngopi bareng', text: 'Pakai kodeku!' } as const;
const ACCEPT = { type: 'ACCEPT' } as const;
const COPY = { type: 'COPY' } as const;
const RETRY = { type: 'RETRY' } as const;

/** The backend, and the pages on it. */
function openReferral() {
  const clock = createVirtualClock(MEMORY_START);
  const gateway = createMemoryReferralGateway(clock);
  const shared: ShareContent[] = [];
  const copied: string[] = [];
  const ways: { share: Promise<Result<void, SharingFailure>>; copy: boolean } = {
    share: Promise.resolve(succeed(undefined)),
    copy: true,
  };
  const ports: ReferralPorts = {
    clock,
    referrals: gateway.referrals,
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
  };

  async function load(input: Partial<ReferralInput> = {}) {
    const actor = createActor(referralMachine, {
      clock,
      input: { ports, inviteCode: '', loggedIn: true, draft: null, ...input },
    });
    const emitted: ReferralEmitted[] = [];
    actor.on('*', (event) => emitted.push(event));
    actor.start();
    const atFirst = referralView(actor.getSnapshot());
    await settle();
    return {
      actor,
      emitted,
      atFirst,
      view: () => referralView(actor.getSnapshot()),
      context: () => actor.getSnapshot().context,
      async send(...events: ReferralEvent[]) {
        for (const event of events) actor.send(event);
        await settle();
      },
    };
  }

  return {
    ...gateway,
    clock,
    shared,
    copied,
    ways,
    load,
    invite: (input: Partial<ReferralInput> = {}) => load({ inviteCode: 'TEMAN-1', ...input }),
  };
}

const OWN = { step: 'own', ...OWN_REFERRAL, copy: null, busy: false };
const INVITED = {
  step: 'invited',
  inviteCode: 'TEMAN-1',
  label: 'accept',
  problem: null,
  busy: false,
};

describe('the user’s own code', () => {
  test('is loaded for a member', async () => {
    const { atFirst, view, context } = await openReferral().load();
    expect([atFirst, view()]).toEqual([{ step: 'loading' }, OWN]);
    expect(referralRouteName(context())).toBe('fission');
  });

  test('is for members: a visitor registers first', async () => {
    const { load, calls } = openReferral();
    const { view, send, emitted } = await load({ loggedIn: false });
    expect(view()).toEqual({ step: 'visiting' });
    await send({ type: 'REGISTER' });
    expect(emitted).toEqual([{ type: 'loginRequired' }]);
    expect(calls.find.asked).toEqual([]);
    await send({ type: 'SESSION_CHANGED', loggedIn: true });
    expect(view()).toEqual(OWN);
  });

  test('is copied, and shown as copied only on success', async () => {
    const { load, copied, ways } = openReferral();
    const { actor, send, view } = await load();
    actor.send(COPY);
    expect(view()).toEqual({ ...OWN, busy: true });
    await send(COPY);
    expect(view()).toEqual({ ...OWN, copy: 'copied' });
    expect(copied).toEqual(['KOPI-1']);
    ways.copy = false;
    await send(COPY);
    expect(view()).toEqual({ ...OWN, copy: 'copyFailed' });
  });

  test('is said to be copied for as long as any confirmation stays, and not copied until the next try', async () => {
    const { clock, load, ways } = openReferral();
    const { send, view } = await load();
    await send(COPY);
    await clock.advance(TOAST_DURATION_MS - 1);
    expect(view()).toEqual({ ...OWN, copy: 'copied' });
    await clock.advance(1);
    expect(view()).toEqual(OWN);
    ways.copy = false;
    await send(COPY);
    await clock.advance(TOAST_DURATION_MS);
    expect(view()).toEqual({ ...OWN, copy: 'copyFailed' });
  });

  test('is shared as a link', async () => {
    const { load, shared } = openReferral();
    const { send, view } = await load();
    await send(COPY);
    await send(SHARE);
    expect(shared).toEqual([
      {
        title: 'Ngopi bareng',
        text: 'Pakai kodeku!',
        url: 'https://h5.test/#/fission-invite?inviteCode=KOPI-1',
      },
    ]);
    expect(view()).toEqual(OWN);
  });

  test('is shown for copying if sharing is unavailable; a declined share changes nothing', async () => {
    const { load, ways } = openReferral();
    const { send, view } = await load();
    ways.share = Promise.resolve(fail({ kind: 'declined' }));
    await send(SHARE);
    expect(view()).toEqual(OWN);
    ways.share = Promise.resolve(fail({ kind: 'unavailable' }));
    await send(SHARE);
    expect(view()).toEqual({ ...OWN, copy: 'unshared' });
  });

  test('waits a minute for a share, and no longer', async () => {
    const { load, ways, clock } = openReferral();
    ways.share = new Promise(() => {});
    const { send, view } = await load();
    await send(SHARE);
    await clock.advance(SHARE_TIMEOUT_MS - 1);
    expect(view()).toEqual({ ...OWN, busy: true });
    await clock.advance(1);
    expect(view()).toEqual(OWN);
  });

  test('that cannot be loaded can be loaded again', async () => {
    const { load, calls } = openReferral();
    calls.find.next({ kind: 'unreachable' });
    const { send, view } = await load();
    expect(view()).toEqual({ step: 'loadFailed', problem: UNREACHABLE });
    await send(RETRY);
    expect(view()).toEqual(OWN);
  });

  test('is cleared after a logout, or for another user', async () => {
    const { load, calls } = openReferral();
    const { send, view, context } = await load();
    await send(COPY);
    calls.find.next({ kind: 'never' });
    await send({ type: 'SESSION_CHANGED', loggedIn: true });
    expect([view(), context().copy]).toEqual([{ step: 'loading' }, null]);
    await send({ type: 'SESSION_CHANGED', loggedIn: false });
    expect(view()).toEqual({ step: 'visiting' });
  });

  test.each([
    ['with a refused token ends the session, and', TOKEN_REFUSED, ['sessionEnded']],
    ['that the backend keeps for members', LOGIN_REQUIRED, []],
  ] as const)('%s requires a login', async (_, outcome, events) => {
    const { load, calls } = openReferral();
    calls.find.next(outcome);
    const { view, send, emitted } = await load();
    await send({ type: 'LOG_IN' });
    expect(view()).toEqual({ step: 'loginRequired' });
    expect(emitted.map(({ type }) => type)).toEqual([...events, 'loginRequired', 'loginRequired']);
  });
});

describe('an invitation', () => {
  test('binds a new customer, once', async () => {
    const { invite, bound, calls } = openReferral();
    const { actor, send, view, context } = await invite();
    expect([view(), referralRouteName(context())]).toEqual([INVITED, 'fissionInvite']);
    actor.send(ACCEPT);
    expect(view()).toEqual({ ...INVITED, busy: true });
    await send(ACCEPT);
    expect(view()).toEqual({ step: 'bound', next: 'vouchers' });
    await send(ACCEPT, RETRY);
    expect([bound, calls.accept.asked.length]).toEqual([['TEMAN-1'], 1]);
    expect(referralDraftOf(context())).toBeNull();
  });

  test('waits for a visitor to register, then binds them', async () => {
    const { invite, bound } = openReferral();
    const visitor = await invite({ loggedIn: false });
    expect(visitor.view()).toEqual({ ...INVITED, label: 'registerNow' });
    await visitor.send(ACCEPT);
    expect([visitor.view(), visitor.emitted]).toEqual([
      { step: 'loginRequired' },
      [{ type: 'loginRequired' }],
    ]);
    const draft = referralDraftOf(visitor.context());
    expect(draft).toEqual({ isAccepted: true, pendingKey: null });
    expect((await invite({ loggedIn: false, draft })).view()).toEqual({
      ...INVITED,
      label: 'registerNow',
    });
    expect(bound).toEqual([]);
    const { view } = await invite({ draft });
    expect([view(), bound]).toEqual([{ step: 'bound', next: 'vouchers' }, ['TEMAN-1']]);
  });

  test('is accepted by itself when the visitor logs in without leaving', async () => {
    const { invite } = openReferral();
    const { send, view } = await invite({ loggedIn: false });
    await send(ACCEPT);
    await send({ type: 'SESSION_CHANGED', loggedIn: true });
    expect(view()).toEqual({ step: 'bound', next: 'vouchers' });
  });

  test('that a member accepted is not accepted for the next user', async () => {
    const { invite, calls, bound } = openReferral();
    calls.accept.next({ kind: 'unreachable', afterMs: 1000 });
    const { send, view, context } = await invite();
    await send(ACCEPT);
    await send({ type: 'SESSION_CHANGED', loggedIn: true });
    expect([view(), context().pendingKey, bound]).toEqual([INVITED, null, []]);
  });

  test.each([
    [20101, 'ownCode'],
    [20102, 'alreadyBound'],
    [20103, 'existingUser'],
    [10015, 'unknownCode'],
  ] as const)('answered with %i shows %s, and leads to the own code', async (code, step) => {
    const { invite, calls } = openReferral();
    calls.accept.next({ kind: 'answered', value: { code } });
    const { send, view, emitted } = await invite();
    await send(ACCEPT);
    expect(view()).toEqual({ step, next: 'fission' });
    await send({ type: 'SHOW_OWN' });
    expect(emitted).toEqual([{ type: 'goTo', route: '/fission' }]);
  });

  test('whose answers are lost binds once', async () => {
    const { invite, calls, bound, clock } = openReferral();
    calls.accept.next(LOST, LOST, LOST, LOST);
    const { send, view } = await invite();
    await send(ACCEPT);
    await clock.advance(10_000);
    expect(view()).toEqual({ ...INVITED, problem: UNREACHABLE });
    await send(RETRY);
    expect([view(), bound.length]).toEqual([{ step: 'bound', next: 'vouchers' }, 1]);
    expect(new Set(calls.accept.asked.map(({ key }) => key)).size).toBe(1);
  });

  test('that was refused takes a new key in the next try', async () => {
    const { invite, calls } = openReferral();
    calls.accept.next({ kind: 'refused', code: 99999 });
    const { send, view } = await invite();
    await send(ACCEPT);
    expect(view()).toMatchObject({ problem: { code: 99999 } });
    calls.accept.next({ kind: 'answered', value: { code: 39999 } });
    await send(ACCEPT);
    expect(view()).toMatchObject({ problem: { message: 'unexpected', code: 39999 } });
    await send(ACCEPT);
    expect(view()).toEqual({ step: 'bound', next: 'vouchers' });
    expect(new Set(calls.accept.asked.map(({ key }) => key)).size).toBe(3);
  });

  test('that is pending is sent again after a reload', async () => {
    const { invite, calls, bound } = openReferral();
    calls.accept.next({ kind: 'never' });
    const before = await invite();
    await before.send(ACCEPT);
    before.actor.stop();
    const { view } = await invite({ draft: referralDraftOf(before.context()) });
    expect([view(), bound.length]).toEqual([{ step: 'bound', next: 'vouchers' }, 1]);
    expect(new Set(calls.accept.asked.map(({ key }) => key)).size).toBe(1);
  });

  test('needs a login if the backend requires it, and is accepted after it', async () => {
    const { invite, calls } = openReferral();
    calls.accept.next({ kind: 'answered', value: { code: 30011 } });
    const asked = await invite();
    await asked.send(ACCEPT);
    expect([asked.view(), asked.emitted]).toEqual([
      { step: 'loginRequired' },
      [{ type: 'loginRequired' }],
    ]);
    expect(asked.context().outcome).toBeNull();
    expect(referralDraftOf(asked.context())).toEqual({ isAccepted: true, pendingKey: null });
    calls.accept.next(TOKEN_REFUSED);
    const refused = await invite();
    await refused.send(ACCEPT);
    expect(refused.emitted.map(({ type }) => type)).toEqual(['sessionEnded', 'loginRequired']);
    expect(refused.context().pendingKey).toBeNull();
  });

  test.each([
    ['by its code', { kind: 'answered', value: { code: 30011 } }],
    ['by a refused token', TOKEN_REFUSED],
  ] as const)('keeps its key if a login is required %s after a lost answer', async (_, outcome) => {
    const { invite, calls, clock, bound } = openReferral();
    calls.accept.next(LOST, LOST, LOST, LOST, outcome);
    const { actor, send, view, context } = await invite();
    await send(ACCEPT);
    await clock.advance(10_000);
    await send(RETRY);
    expect(view()).toEqual({ step: 'loginRequired' });
    expect(context().outcome).toBeNull();
    actor.stop();
    const back = await invite({ draft: referralDraftOf(context()) });
    expect(back.view()).toEqual({ step: 'bound', next: 'vouchers' });
    expect(new Set(calls.accept.asked.map(({ key }) => key)).size).toBe(1);
    expect(bound).toHaveLength(1);
  });
});

test('a page that was left sends nothing more', async () => {
  const { invite, calls, clock } = openReferral();
  calls.accept.next(LOST);
  const { actor, send } = await invite();
  await send(ACCEPT);
  actor.stop();
  await clock.advance(60_000);
  expect(calls.accept.asked).toHaveLength(1);
});

test('leaving the page aborts the load', async () => {
  const { load, calls } = openReferral();
  calls.find.next({ kind: 'never' });
  const { actor } = await load();
  expect(calls.find.givenUp()).toBe(0);
  actor.stop();
  expect(calls.find.givenUp()).toBe(1);
});
