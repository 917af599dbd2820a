import { describe, expect, test } from 'vitest';
import type { PageStart } from '../../flow/page/page.types.ts';
import { RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { TOAST_DURATION_MS } from '../../flow/waits.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import { SHARE_TIMEOUT_MS } from '../../platform/sharing/share-timeout.ts';
import type { ShareContent, SharingFailure } from '../../platform/sharing/sharing.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { openPage } from '../../testing/open-page.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { createMemoryReferralGateway, OWN_REFERRAL } from './referral.memory.ts';
import { referralPage } from './referral.page.ts';
import type { ReferralPorts } from './referral.types.ts';

const TOKEN_REFUSED = { kind: 'refused', code: RESPONSE_CODE.tokenInvalid } as const;
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

  async function load(start: Partial<PageStart> = {}) {
    const page = openPage(referralPage, ports, clock, start);
    await page.start();
    return page;
  }

  return {
    ...gateway,
    clock,
    shared,
    copied,
    ways,
    load,
    invite: (start: Partial<PageStart> = {}) => load({ key: 'TEMAN-1', ...start }),
  };
}

const OWN = { step: 'own', ...OWN_REFERRAL, copy: null, isBusy: false };
const INVITED = {
  step: 'invited',
  inviteCode: 'TEMAN-1',
  label: 'accept',
  problem: null,
  isBusy: false,
};

describe('the user’s own code', () => {
  test('is loaded for a member', async () => {
    const { view, routeName } = await openReferral().load();
    expect([view(), routeName()]).toEqual([OWN, 'fission']);
  });

  test('is for members: a visitor registers first', async () => {
    const { load, calls } = openReferral();
    const { view, send, emitted } = await load({ isLoggedIn: false });
    expect(view()).toEqual({ step: 'visiting' });
    await send({ type: 'REGISTER' });
    expect(emitted).toEqual([{ type: 'loginRequired' }]);
    expect(calls.find.asked).toEqual([]);
    // Who comes back without a login may register yet.
    expect(view()).toEqual({ step: 'visiting' });
  });

  test('is copied, and shown as copied only on success', async () => {
    const { load, copied, ways } = openReferral();
    const { send, view } = await load();
    const copying = send(COPY);
    expect(view()).toEqual({ ...OWN, isBusy: true });
    await Promise.all([copying, send(COPY)]);
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
    expect(view()).toEqual({ ...OWN, isBusy: true });
    await clock.advance(1);
    expect(view()).toEqual(OWN);
  });
});

describe('an invitation', () => {
  test('binds a new customer, once', async () => {
    const { invite, calls } = openReferral();
    const { send, view, routeName, draft } = await invite();
    expect([view(), routeName()]).toEqual([INVITED, 'fissionInvite']);
    const accepting = send(ACCEPT);
    expect(view()).toEqual({ ...INVITED, isBusy: true });
    await Promise.all([accepting, send(ACCEPT)]);
    expect(view()).toEqual({ step: 'bound', next: 'vouchers' });
    await send(ACCEPT, RETRY);
    expect(calls.accept.asked).toMatchObject([{ request: 'TEMAN-1' }]);
    expect(draft()).toBeNull();
  });

  test('waits for a visitor to register, then binds them', async () => {
    const { invite, calls } = openReferral();
    const visitor = await invite({ isLoggedIn: false });
    expect(visitor.view()).toEqual({ ...INVITED, label: 'registerNow' });
    await visitor.send(ACCEPT);
    expect([visitor.view(), visitor.emitted]).toEqual([
      { step: 'loginRequired' },
      [{ type: 'loginRequired' }],
    ]);
    const draft = visitor.draft();
    expect(draft).toEqual({ isAccepted: true, pendingKey: null });
    expect((await invite({ isLoggedIn: false, draft })).view()).toEqual({
      ...INVITED,
      label: 'registerNow',
    });
    expect(calls.accept.asked).toEqual([]);
    const { view } = await invite({ draft });
    expect(view()).toEqual({ step: 'bound', next: 'vouchers' });
    expect(calls.accept.asked).toMatchObject([{ request: 'TEMAN-1' }]);
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

  test('needs a login if the backend requires it, and is accepted after it', async () => {
    const { invite, calls } = openReferral();
    calls.accept.next({ kind: 'answered', value: { code: 30011 } });
    const asked = await invite();
    await asked.send(ACCEPT);
    expect([asked.view(), asked.emitted]).toEqual([
      { step: 'loginRequired' },
      [{ type: 'loginRequired' }],
    ]);
    expect(asked.draft()).toEqual({ isAccepted: true, pendingKey: null });
    calls.accept.next(TOKEN_REFUSED);
    const refused = await invite();
    await refused.send(ACCEPT);
    expect(refused.emitted.map(({ type }) => type)).toEqual(['sessionEnded', 'loginRequired']);
    expect(refused.draft()).toEqual({ isAccepted: true, pendingKey: null });
  });
});
