import { describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import type { Campaign } from '../features/claim/claim.gateway.ts';
import { createCampaign } from '../features/claim/claim.memory.ts';
import { MEMORY_SMS_CODE, MEMORY_USER_ID } from '../features/login/login.memory.ts';
import { CLAIM_CODE, RESPONSE_CODE } from '../flow/response-code/response-code.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { KeyValueStore } from '../platform/key-value-store.ts';
import type { NativeHost } from '../platform/native-host.ts';
import { pathOf } from '../platform/navigation/route.ts';
import { ROUTES } from '../platform/navigation/routes.ts';
import { fail, succeed } from '../platform/result.ts';
import { serializeState } from '../platform/session/persisted-store.ts';
import {
  type CommonSessionState,
  INITIAL_GLOBAL,
  type LoginDraft,
  openSession,
} from '../platform/session/session.ts';
import { LOCAL_KEYS, TAB_KEYS } from '../platform/session/storage-keys.ts';
import { ACTIVITY_STATE } from '../rules/activity/admission.ts';
import type { CallOutcome } from '../testing/memory-call.ts';
import { createMemoryKeyValueStore } from '../testing/memory-key-value-store.ts';
import { createMemoryNativeHost } from '../testing/memory-native-host.ts';
import { createMemoryPorts, createMemoryWorld, MEMORY_START } from '../testing/memory-ports.ts';
import { createMemoryRouter } from '../testing/memory-router.ts';
import { pageStateOf, runningFeature } from '../testing/start-page.ts';
import { settle } from '../testing/virtual-clock.ts';
import { type App, createApp, type RootActor } from './create-app.ts';
import type { PagePorts } from './pages.ts';
// Imported up front: otherwise coverage and mutations of this file belong to one test alone.
import '../features/claim/claim.page.ts';

const CLAIM_ROUTE = '/get-coupons?activityCode=kopi&x=a%20b';
const USER = { id: 'member-1', phone: '+6281234567890' };
const OTHER_USER = { id: 'member-2', phone: '+6281322223333' };
const TYPED = '0812-3456-7890';
const LOST = { kind: 'lost' } as const;
const TOKEN_REFUSED = { kind: 'refused', code: RESPONSE_CODE.tokenInvalid } as const;
const SLOW: CallOutcome<Campaign> = { kind: 'answered', afterMs: 5000 };
const CLOSED: CallOutcome<Campaign> = {
  kind: 'answered',
  value: { ...createCampaign('kopi'), claim: { code: 30012 } },
};

interface Page {
  readonly route?: string;
  /** The route of the link that loaded the page, if the person has left it since. */
  readonly opened?: string;
  readonly native?: Partial<NativeHost>;
  readonly pages?: Partial<PagePorts>;
}

/** A freshly loaded page in a world. */
async function loadPage(world = createMemoryWorld(), page: Page = {}) {
  const { route = '/', opened = route } = page;
  const router = {
    ...createMemoryRouter(route, () => app.routeChanged()),
    opened: () => opened,
  };
  const native = createMemoryNativeHost(page.native);
  const memory = createMemoryPorts(world, { router, native });
  const ports = { ...memory, pages: { ...memory.pages, ...page.pages } };
  const app: App = createApp(ports);
  const stop = app.start();
  await settle();

  const { claim, login } = world.gateways;
  return {
    calls: { ...login.calls, claim: claim.calls.claim, findCampaign: claim.calls.find },
    world,
    clock: world.clock,
    router,
    app,
    stop,
    global: () => app.session.global.get(),
    common: () => app.session.commonSession.get(),
    reload(next: Page = {}) {
      stop();
      return loadPage(world, { route: router.current(), ...next });
    },
  };
}

/** The root, once the page of the route is loaded. */
async function loaded(app: App): Promise<RootActor> {
  await waitFor(app.root, (snapshot) => !snapshot.matches('loadingPage'));
  await settle();
  return app.root;
}

function claimOf(root: RootActor) {
  const { page } = root.getSnapshot().context;
  if (page?.name !== 'claim') {
    throw new Error('Failed to find the claim: the page is no campaign’s.');
  }
  return runningFeature(page);
}

function claimState(root: RootActor) {
  return pageStateOf(root);
}

async function claim(root: RootActor) {
  claimOf(root).send({ type: 'CLAIM' });
  await settle();
}

function loginOf(root: RootActor) {
  return root.getSnapshot().context.login;
}

async function logIn(root: RootActor) {
  const login = loginOf(root);
  login.send({ type: 'TYPE_PHONE', text: TYPED });
  login.send({ type: 'SEND_CODE' });
  await settle();
  login.send({ type: 'TYPE_CODE', text: MEMORY_SMS_CODE });
  login.send({ type: 'SUBMIT_CODE' });
  await settle();
}

/** A world with a logged-in user. */
function worldOf(user: typeof USER | null = USER) {
  const world = createMemoryWorld();
  if (user !== null) openSession(world).global.set({ token: 'token-0', userInfo: user });
  return world;
}

/** A claim that waits for a login, as the user closed the app's own. */
async function claimWithLoginClosed() {
  const page = await loadPage(worldOf(), {
    route: CLAIM_ROUTE,
    native: { logIn: async () => fail({ kind: 'declined' }) },
  });
  page.calls.claim.next({ kind: 'answered', value: { code: 30011 } });
  const root = await loaded(page.app);
  await claim(root);
  return { ...page, root };
}

/** The storage of two tabs: each sees what the other writes. */
function createTwoTabs(): readonly [KeyValueStore, KeyValueStore] {
  const first = createMemoryKeyValueStore();
  const second = createMemoryKeyValueStore();
  const tab = (here: typeof first, there: typeof first): KeyValueStore => ({
    ...here,
    set(key, value) {
      here.set(key, value);
      there.changeElsewhere(key, value);
    },
    remove(key) {
      here.remove(key);
      there.changeElsewhere(key, null);
    },
  });
  return [tab(first, second), tab(second, first)];
}

describe('the language', () => {
  test('is the browser’s until the user chooses one, which is stored', async () => {
    const { app, global, reload } = await loadPage();
    expect(app.language()).toBe('id');
    expect(global().lan).toBeNull();
    app.setLanguage('zh');
    expect((await reload()).app.language()).toBe('zh');
  });

  test('is stored as `in` for Indonesian', async () => {
    const { app, global } = await loadPage();
    app.setLanguage('id');
    expect(global().lan).toBe('in');
    expect(app.language()).toBe('id');
  });
});

describe('the start', () => {
  test('applies the global config if it is available', async () => {
    const world = createMemoryWorld();
    world.gateways.config.calls.find.next({ kind: 'unreachable' });
    const { global, reload } = await loadPage(world);
    expect(global().globalConfig).toBeNull();
    await reload();
    expect(openSession(world).global.get().globalConfig).toEqual({ mobileRegister: false });
  });

  test.each([
    { afterMs: 999, route: ROUTES.phoneLogin },
    { afterMs: 1001, route: ROUTES.loginOrRegister },
  ])('leads to the $route if the global config takes $afterMs ms', async ({ afterMs, route }) => {
    const world = createMemoryWorld();
    const value = { mobileRegister: true };
    world.gateways.config.calls.find.next({ kind: 'answered', value, afterMs });
    const { app, clock, router } = await loadPage(world);
    app.root.send({ type: 'REQUIRE_LOGIN' });
    await settle();
    expect(router.moves).toEqual([]);
    await clock.advance(1000);
    expect(router.moves).toEqual([`push ${route}`]);
  });

  test('follows the login of the native app', async () => {
    const login = { token: 'native-token', user: USER };
    const { global } = await loadPage(undefined, {
      native: { currentLogin: async () => succeed(login) },
    });
    expect(global()).toMatchObject({ token: 'native-token', userInfo: USER });
  });

  test.each(['native-token', 'token-0'])(
    'ends the login of the native app, with the token %s, when nobody is logged in there any more',
    async (token) => {
      const world = worldOf();
      await loadPage(world, {
        native: { currentLogin: async () => succeed({ token, user: USER }) },
      });
      const { global } = await loadPage(world, {
        native: { currentLogin: async () => succeed(null) },
      });
      expect(global()).toMatchObject({ token: '', userInfo: null });
    },
  );

  test('leaves a login of this page, after one of the native app, if nobody is logged in there', async () => {
    const world = createMemoryWorld();
    const { app } = await loadPage(world, {
      native: { currentLogin: async () => succeed({ token: 'native-token', user: USER }) },
    });
    app.logOut();
    await logIn(app.root);
    const { global } = await loadPage(world, {
      native: { currentLogin: async () => succeed(null) },
    });
    expect(global().userInfo).not.toBeNull();
  });

  test('changes nothing if the native app reports a known login', async () => {
    const login = { token: 'token-0', user: { ...USER, phone: 'of another format' } };
    const { global } = await loadPage(worldOf(), {
      native: { currentLogin: async () => succeed(login) },
    });
    expect(global().userInfo).toEqual(USER);
  });

  test.each([
    ['nobody is logged in there', succeed(null)],
    ['the app is too old to say', fail({ kind: 'unsupported' as const })],
  ])('leaves the login as it is if %s', async (_, answer) => {
    const { global } = await loadPage(worldOf(), { native: { currentLogin: async () => answer } });
    expect(global().userInfo).toEqual(USER);
  });

  test('knows who is logged in when the native app has said so, or has taken too long', async () => {
    const known: boolean[] = [];
    const { app, clock } = await loadPage(worldOf(), {
      native: { currentLogin: () => new Promise(() => {}) },
    });
    void app.loginKnown().then(() => known.push(true));
    await clock.advance(299);
    expect(known).toEqual([]);
    await clock.advance(1);
    expect(known).toEqual([true]);
    const { app: answered } = await loadPage(worldOf());
    await expect(answered.loginKnown()).resolves.toBeUndefined();
  });

  test('reloads when the app renews its token, until the page stops', async () => {
    const listeners = new Set<() => void>();
    const { router, stop } = await loadPage(undefined, {
      native: {
        onTokenUpdate(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
    });
    for (const listener of listeners) listener();
    expect(router.moves).toEqual(['reload']);
    stop();
    expect(listeners.size).toBe(0);
  });

  test('stores the navigation history', async () => {
    const { router, common } = await loadPage(undefined, { route: '/mine' });
    router.push('/help');
    expect(common().routeQueue).toEqual([{ path: '/mine' }, { path: '/help' }]);
  });

  test('stores the end page that names what runs now', async () => {
    const { app, router } = await loadPage(undefined, { route: '/end' });
    expect(app.session.other.get()).toEqual({ endPage: '/end' });
    router.push('/end1?to=%2Fbni');
    router.push('/grey');
    router.push('/mine');
    expect(app.session.other.get()).toEqual({ endPage: '/end1?to=%2Fbni' });
  });

  test('stores the pay value of a link for the tab, until another arrives', async () => {
    const { app, router } = await loadPage(undefined, { route: '/qris?pay=order-1' });
    expect(app.session.pay.get()).toEqual({ pay: 'order-1' });
    router.push('/mine?pay=');
    expect(app.session.pay.get()).toEqual({ pay: 'order-1' });
    router.push('/qris?pay=order-2');
    expect(app.session.pay.get()).toEqual({ pay: 'order-2' });
  });

  describe('the way back', () => {
    /** A voucher that was just claimed, opened from a route, or by the link itself. */
    async function claimFrom(...routes: readonly string[]) {
      const [first = CLAIM_ROUTE, ...others] = routes;
      const world = createMemoryWorld();
      openSession(world).global.set({ token: 't', userInfo: USER });
      const page = await loadPage(world, { route: first });
      for (const route of others) page.router.push(route);
      await claim(await loaded(page.app));
      page.router.push('/couponDetail?id=1');
      return page;
    }

    test('is the browser’s where nothing is finished', async () => {
      const { app, router } = await loadPage(undefined, { route: '/mine' });
      expect(app.wayBack(null)).toEqual({ kind: 'before' });
      router.push('/help');
      expect(app.wayBack('/mine')).toEqual({ kind: 'before' });
    });

    test('leads past a claim that is done', async () => {
      const { app, common } = await claimFrom('/mine', CLAIM_ROUTE);
      expect(common()).toMatchObject({
        routeQueue: [{ path: '/mine' }, { path: '/couponDetail?id=1' }],
        backGlobal: false,
      });
      expect(app.wayBack(CLAIM_ROUTE)).toEqual({ kind: 'route', route: '/mine' });
      expect(common().routeQueue).toEqual([{ path: '/mine' }]);
    });

    test('leaves the page after a claim that began the visit, and once alone', async () => {
      const { app, router, common } = await claimFrom(CLAIM_ROUTE);
      expect(common().backGlobal).toBe(true);
      expect(app.wayBack(CLAIM_ROUTE)).toEqual({ kind: 'outside' });
      router.push('/mine');
      expect(app.wayBack('/couponDetail?id=1')).toEqual({ kind: 'before' });
    });
  });

  test('keeps the source of the link that began the visit, also after a reload', async () => {
    const first = await loadPage(undefined, { route: '/main/home?sourceId=chat' });
    expect(first.app.source()).toBe('chat');
    for (const route of ['/mine', '/get-coupons?sourceId=kopi', '/bni?sourceId=banner']) {
      first.router.push(route);
    }
    expect(first.app.source()).toBe('chat');
    const second = await first.reload();
    expect(second.app.source()).toBe('chat');
    const third = await second.reload({ route: '/mine?sourceId=poster' });
    expect(third.app.source()).toBe('poster');
  });

  test('keeps what the link said that a person left before the app was there', async () => {
    const opened = `${ROUTES.adVouchers}?sourceId=chat&pay=1&ttoclid=click-1`;
    const { app } = await loadPage(undefined, { opened, route: '/mine' });
    expect(app.source()).toBe('chat');
    expect(app.session.pay.get()).toEqual({ pay: '1' });
    expect(app.session.adVoucher.get().ttoclid).toBe('click-1');
  });

  test.each([
    ['/mine', 'tile-1', 'tile-1'],
    ['/mine?sourceId=chat', 'tile-1', 'chat'],
    ['/mine', 'two words', ''],
    ['/mine', null, ''],
  ])('at %s in an app opened from %j, the source is %j', async (route, stored, source) => {
    const native = { appCache: async () => succeed(stored) };
    const { app } = await loadPage(undefined, { route, native });
    await expect(app.isInApp()).resolves.toBe(true);
    expect(app.source()).toBe(source);
  });

  test('does not count a reload as a second visit', async () => {
    const first = await loadPage(undefined, { route: '/mine' });
    const second = await first.reload();
    expect(second.common().routeQueue).toEqual([{ path: '/mine' }]);
  });

  test('works up to the voucher with storage that throws or holds garbage', async () => {
    const refuse = () => {
      throw new Error('SecurityError');
    };
    const broken = { get: refuse, set: refuse, remove: refuse, subscribe: refuse };
    const garbage = createMemoryKeyValueStore(
      Object.fromEntries(
        [...Object.values(LOCAL_KEYS), ...Object.values(TAB_KEYS)].map((key) => [
          key,
          '{"version":7}',
        ]),
      ),
    );
    for (const storage of [broken, garbage]) {
      const world = createMemoryWorld({ local: storage, session: storage });
      const { app, calls } = await loadPage(world, { route: CLAIM_ROUTE });
      const root = await loaded(app);
      await logIn(root);
      expect(claimState(root)).toBe('claimed');
      expect(calls.claim.made).toHaveLength(1);
    }
  });
});

/** The native app of a member, which says so after a while. */
function memberNativeApp(clock: Clock, ms: number, token = 'native-token'): Partial<NativeHost> {
  const login = { token, user: USER };
  return {
    currentLogin: () =>
      new Promise((resolve) => {
        clock.setTimeout(() => resolve(succeed(login)), ms);
      }),
  };
}

describe('a page in the native app', () => {
  test('reads once, as the member whom the app names while it loads', async () => {
    const world = createMemoryWorld();
    const native = memberNativeApp(world.clock, 100);
    const { app, calls } = await loadPage(world, { route: CLAIM_ROUTE, native });
    expect(app.root.getSnapshot().context.page).toBeNull();
    await world.clock.advance(100);
    expect(claimState(await loaded(app))).toBe('ready');
    expect(calls.findCampaign.asked).toHaveLength(1);
  });

  test('does not wait for long, and follows the login that comes later', async () => {
    const world = createMemoryWorld();
    const native = memberNativeApp(world.clock, 2000);
    const { app, calls } = await loadPage(world, { route: CLAIM_ROUTE, native });
    await world.clock.advance(300);
    expect(claimState(await loaded(app))).toBe('anonymous');
    await world.clock.advance(1700);
    expect(claimState(app.root)).toBe('ready');
    expect(calls.findCampaign.asked).toHaveLength(2);
  });
});

describe('a page', () => {
  test('requests no campaign by name if the link has none, and says so', async () => {
    const world = createMemoryWorld();
    world.gateways.claim.calls.find.next({ kind: 'refused', code: RESPONSE_CODE.notFound });
    const { app, calls } = await loadPage(world, { route: '/get-coupons' });
    const root = await loaded(app);
    expect(calls.findCampaign.asked).toMatchObject([{ request: '' }]);
    expect(claimState(root)).toBe('notFound');
  });

  test('without a machine reads no campaign', async () => {
    const { app, calls } = await loadPage(undefined, { route: '/mine' });
    expect((await loaded(app)).getSnapshot().context.page).toBeNull();
    expect(calls.findCampaign.asked).toEqual([]);
  });

  test('reloads when the login changes elsewhere', async () => {
    const { app, calls } = await loadPage(undefined, { route: CLAIM_ROUTE });
    await loaded(app);
    app.session.global.set({ token: 't', userInfo: USER });
    await settle();
    expect(calls.findCampaign.asked).toHaveLength(2);
    app.session.global.set({ token: '', userInfo: null });
    await settle();
    expect(calls.findCampaign.asked).toHaveLength(3);
    app.setLanguage('zh');
    await settle();
    expect(calls.findCampaign.asked).toHaveLength(3);
  });

  test('starts the login in the market of the campaign', async () => {
    const world = worldOf(null);
    const campaign = createCampaign('kopi');
    const coupon = { ...campaign.coupon, currencyCode: 'PHP' as const };
    world.gateways.claim.calls.find.next({ kind: 'answered', value: { ...campaign, coupon } });
    const { app } = await loadPage(world, { route: CLAIM_ROUTE });
    const root = await loaded(app);
    expect(loginOf(root).getSnapshot().context.market).toBe('PH');
  });

  test('can be retried after its code failed to load', async () => {
    const world = worldOf();
    const usual = createMemoryPorts(world).pages;
    let isOffline = true;
    const { app } = await loadPage(world, {
      route: CLAIM_ROUTE,
      pages: {
        claim: async (common) => {
          if (isOffline) throw new Error('Failed to fetch the chunk.');
          return usual.claim(common);
        },
      },
    });
    const root = await loaded(app);
    expect(root.getSnapshot().value).toBe('pageFailed');
    isOffline = false;
    root.send({ type: 'RETRY_PAGE' });
    expect(claimState(await loaded(app))).toBe('ready');
  });
});

describe('the machines', () => {
  test('are found by name', async () => {
    const { app } = await loadPage();
    const root = await loaded(app);
    expect(root.system.get('app')).toBe(root);
    expect(root.system.get('login')).toBe(loginOf(root));
    expect(root.system.get('loginRedirect')?.getSnapshot().value).toBe('idle');
  });

  test('stop with the page, and send no more requests', async () => {
    const { app, calls, clock, stop } = await loadPage(worldOf(), { route: CLAIM_ROUTE });
    const root = await loaded(app);
    calls.claim.always({ kind: 'unreachable' });
    await claim(root);
    stop();
    await clock.advance(60_000);
    expect(calls.claim.asked).toHaveLength(1);
  });
});

describe('a new user', () => {
  test('logs in on the page, and gets the voucher', async () => {
    const { app, router, global, common, calls } = await loadPage(undefined, {
      route: CLAIM_ROUTE,
    });
    const root = await loaded(app);
    await logIn(root);
    expect(global()).toMatchObject({ token: 'token-1', userInfo: USER });
    expect(claimState(root)).toBe('claimed');
    expect(claimOf(root).getSnapshot().context.isLoggedIn).toBe(true);
    const { sendCode, logIn: login, claim } = calls;
    expect([sendCode, login, claim].map(({ made }) => made.length)).toEqual([1, 1, 1]);
    expect(common().pageDrafts).toEqual({});
    expect(router.moves).toEqual([]);
  });

  test('leaves an empty login form behind after login', async () => {
    const { app, common } = await loadPage(undefined, { route: CLAIM_ROUTE });
    await logIn(await loaded(app));
    expect(common().loginDraft).toMatchObject({ typedPhone: '', phone: null, resendAt: null });
  });

  test('goes home after login on the login page', async () => {
    const { app, router } = await loadPage(undefined, { route: '/login' });
    await logIn(await loaded(app));
    expect(router.moves).toEqual(['replace /']);
  });

  test('gets one SMS for a phone entered twice while an answer was lost', async () => {
    const { app, calls, clock, reload } = await loadPage();
    calls.sendCode.next(LOST, LOST, LOST, LOST);
    const login = loginOf(await loaded(app));
    login.send({ type: 'TYPE_PHONE', text: TYPED });
    login.send({ type: 'SEND_CODE' });
    await clock.advance(10_000);
    const after = await reload();
    const retyped = loginOf(await loaded(after.app));
    retyped.send({ type: 'TYPE_PHONE', text: TYPED });
    retyped.send({ type: 'SEND_CODE' });
    await settle();
    expect(calls.sendCode.made).toHaveLength(1);
  });
});

describe('a user who logs in on the page', () => {
  test('claims as themselves: a reload resumes their claim', async () => {
    const page = await loadPage(undefined, { route: CLAIM_ROUTE });
    page.calls.claim.next({ kind: 'never' });
    await logIn(await loaded(page.app));
    expect(Object.keys(page.common().pageDrafts)).toEqual(['member-1@claim:kopi']);
    expect(page.calls.claim.asked).toHaveLength(1);
    expect(page.calls.findCampaign.asked).toHaveLength(1);
  });

  test.each([
    ['is being read', [SLOW, SLOW]],
    ['is closed to visitors', [CLOSED]],
  ])('must tap if the campaign %s', async (_, outcomes) => {
    const world = createMemoryWorld();
    world.gateways.claim.calls.find.next(...outcomes);
    const { app, calls, clock } = await loadPage(world, { route: CLAIM_ROUTE });
    const root = await loaded(app);
    await logIn(root);
    await clock.advance(5000);
    expect(claimState(root)).toBe('ready');
    expect(calls.claim.asked).toEqual([]);
  });
});

describe('a reload', () => {
  test('between sending and entering the code resumes at the code', async () => {
    const page = await loadPage(undefined, { route: CLAIM_ROUTE });
    const login = loginOf(await loaded(page.app));
    login.send({ type: 'TYPE_PHONE', text: TYPED });
    login.send({ type: 'SEND_CODE' });
    await settle();
    const { app, calls } = await page.reload();
    const root = await loaded(app);
    await settle();
    expect(loginOf(root).getSnapshot().value).toBe('enteringCode');
    loginOf(root).send({ type: 'TYPE_CODE', text: MEMORY_SMS_CODE });
    loginOf(root).send({ type: 'SUBMIT_CODE' });
    await settle();
    expect(claimState(root)).toBe('claimed');
    expect(calls.sendCode.made).toHaveLength(1);
    expect(calls.claim.made).toHaveLength(1);
  });

  test('during a claim ends in one voucher, without a tap', async () => {
    const page = await loadPage(worldOf(), { route: CLAIM_ROUTE });
    page.calls.claim.next({ kind: 'never' });
    await claim(await loaded(page.app));
    expect(Object.keys(page.common().pageDrafts)).toEqual(['member-1@claim:kopi']);
    const { app, common, calls } = await page.reload();
    const root = await loaded(app);
    await settle();
    expect(claimState(root)).toBe('claimed');
    expect(calls.claim.made).toHaveLength(1);
    expect(new Set(calls.claim.asked.map(({ key }) => key)).size).toBe(1);
    expect(common().pageDrafts).toEqual({});
  });

  const PENDING_LOGIN: LoginDraft = {
    market: 'ID',
    typedPhone: TYPED,
    phone: { e164: USER.phone, national: TYPED },
    resendAt: MEMORY_START,
    sendKey: 'key-1',
    logInKey: 'key-2',
  };

  test.each<[string, typeof USER | null, Partial<CommonSessionState>]>([
    ['another page', USER, { pageDrafts: { 'member-1@annualSummary:kopi': {} } }],
    ['another campaign', USER, { pageDrafts: { 'member-1@claim:teh': { pendingKey: 'key-1' } } }],
    ['somebody else', USER, { pageDrafts: { 'member-2@claim:kopi': { pendingKey: 'key-1' } } }],
    ['who has logged in elsewhere meanwhile', USER, { loginDraft: PENDING_LOGIN }],
    ['who has typed a phone', null, { loginDraft: { ...PENDING_LOGIN, resendAt: null } }],
    ['who has logged out', null, { pageDrafts: { 'member-1@claim:kopi': { pendingKey: 'k' } } }],
  ])('sends nothing for a draft of %s', async (_, user, left) => {
    const world = worldOf(user);
    openSession(world).commonSession.set(left);
    const { app, calls } = await loadPage(world, { route: CLAIM_ROUTE });
    await loaded(app);
    expect([calls.claim.asked, calls.sendCode.asked, calls.logIn.asked]).toEqual([[], [], []]);
  });

  test.each([{}, { pendingKey: 7 }, 'key-1'])(
    'with %j stored for a claim claims nothing',
    async (kept) => {
      const world = worldOf();
      openSession(world).commonSession.set({ pageDrafts: { 'member-1@claim:kopi': kept } });
      const { app, calls } = await loadPage(world, { route: CLAIM_ROUTE });
      expect(claimState(await loaded(app))).toBe('ready');
      expect(calls.claim.asked).toEqual([]);
    },
  );
});

describe('a claim that needs a login', () => {
  test('goes to the login and comes back with the query intact', async () => {
    const { app, router, calls, global } = await loadPage(worldOf(), {
      route: CLAIM_ROUTE,
    });
    calls.claim.next({ kind: 'answered', value: { code: 30011 } });
    const root = await loaded(app);
    await claim(root);
    expect(router.moves).toEqual(['push /loginOrRegister']);
    expect(global().redirectRoute).toBe(CLAIM_ROUTE);
    expect(root.getSnapshot().context.page).toBeNull();
    await logIn(root);
    expect(router.moves.at(-1)).toBe(`replace ${CLAIM_ROUTE}`);
    expect(global().redirectRoute).toBeNull();
    expect(claimState(root)).toBe('ready');
    await claim(root);
    expect(claimState(root)).toBe('claimed');
    expect(calls.claim.made).toHaveLength(1);
  });

  test('leaves the login to the native app, which reloads the page', async () => {
    const { app, router, calls } = await loadPage(worldOf(), {
      route: CLAIM_ROUTE,
      native: { logIn: async () => succeed(undefined) },
    });
    calls.claim.next({ kind: 'answered', value: { code: 30011 } });
    await claim(await loaded(app));
    expect(router.moves).toEqual(['reload']);
  });

  test('waits if the user closes the app’s login', async () => {
    const { root, router } = await claimWithLoginClosed();
    expect(claimState(root)).toBe('loginRequired');
    expect(router.moves).toEqual([]);
  });
});

describe('a refused token', () => {
  test('ends the session while the campaign loads, and shows the visitor’s page', async () => {
    const world = worldOf();
    world.gateways.claim.calls.find.next(TOKEN_REFUSED);
    const { app, router, calls, global } = await loadPage(world, { route: CLAIM_ROUTE });
    expect(claimState(await loaded(app))).toBe('anonymous');
    expect(global()).toMatchObject({ token: '', userInfo: null });
    expect(calls.findCampaign.asked).toHaveLength(2);
    expect(router.moves).toEqual([]);
  });

  test('of a logged-out user is removed, and the page loads', async () => {
    const { app, router, calls, global } = await loadPage();
    const root = await loaded(app);
    app.session.global.set({ token: 'left-over' });
    calls.findCampaign.next(TOKEN_REFUSED);
    router.push(CLAIM_ROUTE);
    await loaded(app);
    expect(global().token).toBe('');
    expect(claimState(root)).toBe('anonymous');
    expect(calls.findCampaign.asked).toHaveLength(2);
  });

  test('leads a claim through the login and back', async () => {
    const { app, router, calls, global } = await loadPage(worldOf(), { route: CLAIM_ROUTE });
    calls.claim.next(TOKEN_REFUSED);
    const root = await loaded(app);
    await claim(root);
    expect(global()).toMatchObject({ token: '', userInfo: null, redirectRoute: CLAIM_ROUTE });
    expect(router.current()).toBe('/loginOrRegister');
    await logIn(root);
    expect(router.current()).toBe(CLAIM_ROUTE);
    expect(claimState(root)).toBe('ready');
  });

  test('after a lost answer leaves one claim, whatever the way back', async () => {
    const world = worldOf({ ...USER, id: MEMORY_USER_ID });
    const { app, calls, router, clock } = await loadPage(world, { route: CLAIM_ROUTE });
    calls.claim.next(LOST, LOST, LOST, LOST, TOKEN_REFUSED);
    const root = await loaded(app);
    await claim(root);
    await clock.advance(10_000);
    await claim(root);
    expect(router.current()).toBe('/loginOrRegister');
    router.push(CLAIM_ROUTE);
    await settle();
    expect(claimState(root)).toBe('anonymous');
    await logIn(root);
    expect(claimState(root)).toBe('claimed');
    expect(new Set(calls.claim.asked.map(({ key }) => key)).size).toBe(1);
    expect(calls.claim.made).toHaveLength(1);
  });

  test('ends the session once, even if many pages report it', async () => {
    const { app, router, global } = await loadPage(worldOf(), { route: '/mine/vouchers' });
    const root = await loaded(app);
    for (let page = 0; page < 3; page += 1) root.send({ type: 'TOKEN_REFUSED' });
    await settle();
    expect(router.moves).toEqual(['push /loginOrRegister']);
    expect(global()).toMatchObject({ userInfo: null, redirectRoute: '/mine/vouchers' });
    expect(root.getSnapshot().context.login.getSnapshot().context.problem?.message).toBe(
      'sessionEnded',
    );
  });
});

describe('a token renewed by the native app', () => {
  /** A page whose app reports the new login late, after a request with the old token. */
  async function loadWithOldToken(outcome: CallOutcome<Campaign>) {
    const world = worldOf();
    world.gateways.claim.calls.find.next(outcome);
    const native = memberNativeApp(world.clock, 320, 'token-new');
    const page = await loadPage(world, { route: CLAIM_ROUTE, native });
    // The page does not wait for it any longer.
    await world.clock.advance(300);
    return page;
  }

  test('survives the late refusal of the old one, and the page loads with it', async () => {
    const { app, calls, clock, global } = await loadWithOldToken({
      ...TOKEN_REFUSED,
      afterMs: 300,
    });
    await loaded(app);
    await clock.advance(1000);
    expect(global()).toMatchObject({ token: 'token-new', userInfo: USER });
    expect(claimState(app.root)).toBe('ready');
    expect(calls.findCampaign.asked).toHaveLength(2);
  });

  test('survives it in a machine’s read, too', async () => {
    const { app, router, calls, clock, global } = await loadPage(worldOf());
    const root = await loaded(app);
    calls.findCampaign.next({ ...TOKEN_REFUSED, afterMs: 300 });
    router.push(CLAIM_ROUTE);
    await settle();
    app.session.global.set({ token: 'token-new' });
    await clock.advance(1000);
    expect(claimState(root)).toBe('ready');
    expect(global()).toMatchObject({ token: 'token-new', userInfo: USER });
    expect(calls.findCampaign.asked).toHaveLength(2);
  });

  test('resumes a claim that was sent with the old one', async () => {
    const { app, calls, clock } = await loadPage(worldOf(), { route: CLAIM_ROUTE });
    const root = await loaded(app);
    calls.claim.next({ ...TOKEN_REFUSED, afterMs: 300 });
    await claim(root);
    app.session.global.set({ token: 'token-new' });
    await clock.advance(1000);
    expect(claimState(root)).toBe('claimed');
    expect(new Set(calls.claim.asked.map(({ key }) => key)).size).toBe(1);
    expect(calls.claim.made).toHaveLength(1);
  });

  test('leaves a pending claim to its answer', async () => {
    const { app, calls, clock } = await loadPage(worldOf(), { route: CLAIM_ROUTE });
    const root = await loaded(app);
    calls.claim.next({ kind: 'answered', afterMs: 300 });
    await claim(root);
    app.session.global.set({ token: 'token-new' });
    await clock.advance(300);
    expect(claimState(root)).toBe('claimed');
    expect(calls.claim.asked).toHaveLength(1);
  });

  test('restarts a page that waits for a login', async () => {
    const { app, root, router } = await claimWithLoginClosed();
    expect(claimState(root)).toBe('loginRequired');
    app.session.global.set({ token: 'token-new' });
    await settle();
    expect(claimState(root)).toBe('ready');
    expect(router.moves).toEqual([]);
  });

  test('survives the late refusal of the old one without a login', async () => {
    const native = { logIn: vi.fn(async () => fail({ kind: 'declined' as const })) };
    const { app, calls, clock, router, global } = await loadPage(worldOf(), {
      route: CLAIM_ROUTE,
      native,
    });
    const root = await loaded(app);
    calls.claim.next({ ...TOKEN_REFUSED, afterMs: 300 });
    await claim(root);
    app.session.global.set({ token: 'token-new' });
    await clock.advance(1000);
    expect([native.logIn.mock.calls, router.moves]).toEqual([[], []]);
    expect(global()).toMatchObject({ token: 'token-new', userInfo: USER });
  });

  test('ends the session if it is refused, too, and the pending change waits', async () => {
    const { app, calls, clock, router, global, common } = await loadPage(worldOf(), {
      route: CLAIM_ROUTE,
    });
    const root = await loaded(app);
    calls.claim.next({ ...TOKEN_REFUSED, afterMs: 300 }, TOKEN_REFUSED);
    await claim(root);
    app.session.global.set({ token: 'token-new' });
    await clock.advance(1000);
    expect(global()).toMatchObject({ token: '', userInfo: null });
    expect(router.moves).toEqual(['push /loginOrRegister']);
    expect(calls.claim.asked).toHaveLength(2);
    expect(Object.keys(common().pageDrafts)).toEqual(['member-1@claim:kopi']);
  });
});

describe('another campaign', () => {
  test('replaces the first, and stops its requests', async () => {
    const { app, router, calls, clock } = await loadPage(worldOf(), { route: CLAIM_ROUTE });
    const root = await loaded(app);
    calls.claim.always({ kind: 'unreachable' });
    await claim(root);
    router.push('/get-coupons?activityCode=teh');
    await settle();
    expect(claimOf(root).getSnapshot().context.campaign.activityCode).toBe('teh');
    expect(claimState(root)).toBe('ready');
    await clock.advance(60_000);
    expect(calls.claim.asked).toHaveLength(1);
  });

  test('leaves the claim of the first to settle when the user comes back', async () => {
    const { app, router, calls, common } = await loadPage(worldOf(), {
      route: CLAIM_ROUTE,
    });
    const root = await loaded(app);
    calls.claim.next({ kind: 'never' });
    await claim(root);
    router.push('/get-coupons?activityCode=teh');
    await settle();
    await claim(root);
    expect(Object.keys(common().pageDrafts)).toEqual(['member-1@claim:kopi']);
    router.push(CLAIM_ROUTE);
    await settle();
    expect(claimState(root)).toBe('claimed');
    expect(calls.claim.made).toHaveLength(2);
    expect(common().pageDrafts).toEqual({});
  });

  test('with the same name under another query is the same page', async () => {
    const { app, router } = await loadPage(worldOf(), { route: CLAIM_ROUTE });
    const root = await loaded(app);
    const before = claimOf(root);
    router.replace('/get-coupons?activityCode=kopi&pay=1');
    expect(claimOf(root)).toBe(before);
  });

  test('is loaded again when revisited', async () => {
    const { app, router, calls } = await loadPage(worldOf(), { route: CLAIM_ROUTE });
    const root = await loaded(app);
    await claim(root);
    router.push('/mine/vouchers');
    expect(root.getSnapshot().context.page).toBeNull();
    const value = { ...createCampaign('kopi'), claim: { code: 30007, voucherId: 'v-1' } };
    calls.findCampaign.always({ kind: 'answered', value });
    router.push(CLAIM_ROUTE);
    await settle();
    expect(claimState(root)).toBe('alreadyClaimed');
  });

  test.each(['constructor', '__proto__', 'toString', ''])(
    'named %j is claimed by a tap alone',
    async (activityCode) => {
      const { app, calls } = await loadPage(worldOf(), {
        route: `/get-coupons?activityCode=${activityCode}`,
      });
      const root = await loaded(app);
      await settle();
      expect(claimState(root)).toBe('ready');
      expect(calls.claim.asked).toEqual([]);
      await claim(root);
      expect(claimState(root)).toBe('claimed');
    },
  );

  test.each([30_004, 30_014])('that opens later (%i) opens without a tap', async (code) => {
    const world = worldOf();
    const opensAt = MEMORY_START + 60_000;
    const value = { ...createCampaign('kopi'), claim: { code, opensAt } };
    world.gateways.claim.calls.find.next({ kind: 'answered', value });
    const { app, clock } = await loadPage(world, { route: CLAIM_ROUTE });
    const root = await loaded(app);
    expect(claimState(root)).toEqual({ closed: 'waiting' });
    await clock.advance(60_000);
    expect(claimState(root)).toBe('ready');
  });
});

describe('two tabs', () => {
  const CLAIMED_ALREADY = {
    kind: 'answered',
    value: { code: CLAIM_CODE.alreadyClaimed, voucherId: 'voucher-of-before' },
  } as const;

  /** Two tabs of one browser, with one backend. */
  async function openTabs() {
    const [first, second] = createTwoTabs();
    const world = createMemoryWorld({ local: first });
    const other = { ...world, local: second, session: createMemoryKeyValueStore() };
    return [
      await loadPage(world, { route: CLAIM_ROUTE }),
      await loadPage(other, { route: CLAIM_ROUTE }),
    ] as const;
  }

  test('share a login at once, and end with one voucher', async () => {
    const [first, second] = await openTabs();
    const roots = [await loaded(first.app), await loaded(second.app)] as const;
    await logIn(roots[0]);
    await settle();
    expect(claimState(roots[0])).toBe('claimed');
    expect(claimState(roots[1])).toBe('ready');
    first.calls.claim.next(CLAIMED_ALREADY);
    await claim(roots[1]);
    expect(claimState(roots[1])).toBe('alreadyClaimed');
    expect(first.calls.claim.made).toHaveLength(1);
  });

  test('claim at the same moment, and end with one voucher', async () => {
    const [first, second] = await openTabs();
    first.app.session.global.set({ token: 't', userInfo: USER });
    const roots = [await loaded(first.app), await loaded(second.app)] as const;
    await settle();
    first.calls.claim.next({ kind: 'answered' }, CLAIMED_ALREADY);
    for (const root of roots) claimOf(root).send({ type: 'CLAIM' });
    await settle();
    expect(roots.map(claimState).sort()).toEqual(['alreadyClaimed', 'claimed']);
    expect(first.calls.claim.made).toHaveLength(1);
  });

  test('show the visitor’s page after a logout in one of them', async () => {
    const [first, second] = await openTabs();
    first.app.session.global.set({ token: 't', userInfo: USER });
    const root = await loaded(second.app);
    await settle();
    expect(claimState(root)).toBe('ready');
    first.app.session.global.set({ token: '', userInfo: null });
    await settle();
    expect(claimState(root)).toBe('anonymous');
  });

  test('show the page of another user who logs in over the first', async () => {
    const [first, second] = await openTabs();
    first.app.session.global.set({ token: 't', userInfo: USER });
    const root = await loaded(second.app);
    await claim(root);
    expect(claimState(root)).toBe('claimed');
    const value = { ...createCampaign('kopi'), claim: { code: 30012 } };
    second.calls.findCampaign.always({ kind: 'answered', value });
    first.app.session.global.set({ token: 't-2', userInfo: OTHER_USER });
    await settle();
    expect(claimState(root)).toEqual({ closed: 'over' });
  });

  test.each([
    ['whose answer is lost', { kind: 'unreachable', afterMs: 3000 }],
    ['whose token is refused', { ...TOKEN_REFUSED, afterMs: 3000 }],
  ] as const)(
    'never send a claim %s for another user who logs in meanwhile',
    async (_, outcome) => {
      const [first, second] = await openTabs();
      first.app.session.global.set({ token: 't', userInfo: USER });
      const root = await loaded(second.app);
      second.calls.claim.next(outcome);
      await claim(root);
      first.app.session.global.set({ token: 't-2', userInfo: OTHER_USER });
      await second.clock.advance(60_000);
      expect(claimState(root)).toBe('ready');
      expect(second.global()).toMatchObject({ token: 't-2', userInfo: OTHER_USER });
      expect(second.calls.claim.asked).toHaveLength(1);
      expect(Object.keys(second.common().pageDrafts)).toEqual(['member-1@claim:kopi']);
    },
  );

  test('keep their own history and drafts', async () => {
    const [first, second] = await openTabs();
    loginOf(first.app.root).send({ type: 'TYPE_PHONE', text: '0812' });
    expect(second.common().loginDraft).toMatchObject({ typedPhone: '' });
  });
});

test('drops a language stored by another version, and opens the page', async () => {
  const local = createMemoryKeyValueStore({
    [LOCAL_KEYS.global]: serializeState({ ...INITIAL_GLOBAL, lan: 'fr' }),
  });
  const { app } = await loadPage(createMemoryWorld({ local }));
  expect(app.language()).toBe('id');
});

describe('an activity in which the user cannot take part', () => {
  const TAKEN_OFF: CallOutcome<Campaign> = {
    kind: 'answered',
    value: { ...createCampaign('kopi'), activityState: ACTIVITY_STATE.takenOff },
  };
  const FOR_NEW_APPS: CallOutcome<Campaign> = {
    kind: 'answered',
    value: { ...createCampaign('kopi'), minimumAppVersion: '3.5.0' },
  };

  test('gives way to the page that says so', async () => {
    const world = worldOf();
    world.gateways.claim.calls.find.next(TAKEN_OFF);
    const { app, router } = await loadPage(world, { route: CLAIM_ROUTE });
    await loaded(app);
    expect(router.moves).toEqual(['replace /grey?state=40']);
  });

  test.each([
    ['3.4.9', '/app-open'],
    ['3.5.0', '/get-coupons'],
  ])('asks an app that is too old to be updated: %s', async (version, path) => {
    const world = worldOf();
    world.gateways.claim.calls.find.next(FOR_NEW_APPS);
    const native = { appVersion: async () => succeed(version) };
    const { app, router } = await loadPage(world, { route: CLAIM_ROUTE, native });
    await loaded(app);
    expect(pathOf(router.current())).toBe(path);
  });

  test.each([
    { prizeId: 'latte', pendingKey: null, shared: false, review: 'Enak' },
    { giftId: 'mug', typedQuantity: '2', pending: null },
    {},
  ])('opens no page for what is only chosen or typed: %j', async (draft) => {
    const world = worldOf();
    openSession(world).commonSession.set({ pageDrafts: { 'member-1@claim:kopi': draft } });
    world.gateways.claim.calls.find.next(TAKEN_OFF);
    const { app, router } = await loadPage(world, { route: CLAIM_ROUTE });
    await loaded(app);
    expect(router.moves).toEqual(['replace /grey?state=40']);
  });

  test('settles a pending claim first', async () => {
    const page = await loadPage(worldOf(), { route: CLAIM_ROUTE });
    page.calls.claim.next(LOST, LOST, LOST, LOST);
    await claim(await loaded(page.app));
    await page.clock.advance(60_000);
    page.calls.findCampaign.next(TAKEN_OFF);
    const { app, router } = await page.reload();
    const root = await loaded(app);
    expect(claimState(root)).toBe('claimed');
    expect(router.current()).toBe(CLAIM_ROUTE);
  });
});
