import { describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import type { Campaign } from '../features/claim/claim.gateway.ts';
import { CLAIM_CODE, RESPONSE_CODE } from '../flow/response-code/response-code.ts';
import type { KeyValueStore } from '../platform/key-value-store.ts';
import type { NativeHost } from '../platform/native-host.ts';
import { fail, succeed } from '../platform/result.ts';
import { serializeState } from '../platform/session/persisted-store.ts';
import {
  type CommonSessionState,
  INITIAL_GLOBAL,
  type LoginDraft,
  openSession,
  SESSION_KEYS,
} from '../platform/session/session.ts';
import { createCampaign } from '../testing/fixtures.ts';
import type { CallOutcome } from '../testing/memory-call.ts';
import { MEMORY_SMS_CODE, MEMORY_USER_ID } from '../testing/memory-gateways.ts';
import { createMemoryKeyValueStore } from '../testing/memory-key-value-store.ts';
import { createMemoryNativeHost } from '../testing/memory-native-host.ts';
import { createMemoryPorts, createMemoryWorld, MEMORY_START } from '../testing/memory-ports.ts';
import { createMemoryRouter } from '../testing/memory-router.ts';
import { settle } from '../testing/virtual-clock.ts';
import { type App, createApp, type RootActor } from './create-app.ts';
import type { PagePorts } from './pages.ts';
// Loaded by no one test, so that a change in what they hold is asked of all of them.
import '../features/claim/claim.page.ts';

const CLAIM_ROUTE = '/get-coupons?sourceId=kopi&x=a%20b';
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
  readonly native?: Partial<NativeHost>;
  readonly pages?: PagePorts;
}

/** A page that has just been loaded in a world. */
async function loadPage(world = createMemoryWorld(), page: Page = {}) {
  const router = createMemoryRouter(page.route ?? '/', () => app.routeChanged());
  const native = createMemoryNativeHost(page.native);
  const memory = createMemoryPorts(world, { router, native });
  const ports = { ...memory, pages: page.pages ?? memory.pages };
  const app: App = createApp(ports);
  const stop = app.start();
  await settle();

  return {
    ...world.gateways,
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
  return page.actor;
}

function claimState(root: RootActor) {
  return claimOf(root).getSnapshot().value;
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

/** A world in which somebody is logged in. */
function worldOf(user: typeof USER | null = USER) {
  const world = createMemoryWorld();
  if (user !== null) openSession(world).global.set({ token: 'token-0', userInfo: user });
  return world;
}

/** A claim that waits for a login, since the person closed that of the app. */
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

/** The storage of two tabs: each hears what the other writes. */
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
  test('is the person’s own until they choose, and is stored', async () => {
    const { app, global, reload } = await loadPage();
    expect(app.language()).toBe('id');
    expect(global().lan).toBeNull();
    app.setLanguage('zh');
    expect((await reload()).app.language()).toBe('zh');
  });

  test('Indonesian is stored as in', async () => {
    const { app, global } = await loadPage();
    app.setLanguage('id');
    expect(global().lan).toBe('in');
    expect(app.language()).toBe('id');
  });
});

describe('the start', () => {
  test('takes the global config, where it can be had', async () => {
    const world = createMemoryWorld();
    world.gateways.calls.findConfig.next({ kind: 'unreachable' });
    const { global, reload } = await loadPage(world);
    expect(global().globalConfig).toBeNull();
    await reload();
    expect(openSession(world).global.get().globalConfig).toEqual({ mobileRegister: false });
  });

  test('follows who is logged in to the native app', async () => {
    const login = { token: 'native-token', user: USER };
    const { global } = await loadPage(undefined, {
      native: { currentLogin: async () => succeed(login) },
    });
    expect(global()).toMatchObject({ token: 'native-token', userInfo: USER });
  });

  test('has nothing to follow where the native app tells what is known', async () => {
    const login = { token: 'token-0', user: { ...USER, phone: 'of another format' } };
    const { global } = await loadPage(worldOf(), {
      native: { currentLogin: async () => succeed(login) },
    });
    expect(global().userInfo).toEqual(USER);
  });

  test.each([
    ['nobody is logged in there', succeed(null)],
    ['the app is too old to say', fail({ kind: 'unsupported' as const })],
  ])('leaves the login as it is where %s', async (_, answer) => {
    const { global } = await loadPage(worldOf(), { native: { currentLogin: async () => answer } });
    expect(global().userInfo).toEqual(USER);
  });

  test('loads the page anew when the app renews its token, until the page goes', async () => {
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

  test('keeps the way that the person went', async () => {
    const { router, common } = await loadPage(undefined, { route: '/mine' });
    router.push('/help');
    expect(common().routeQueue).toEqual([{ path: '/mine' }, { path: '/help' }]);
  });

  test('keeps the pay value of a link for the tab, until another one comes', async () => {
    const { app, router } = await loadPage(undefined, { route: '/qris?pay=order-1' });
    expect(app.session.pay.get()).toEqual({ pay: 'order-1' });
    router.push('/mine?pay=');
    expect(app.session.pay.get()).toEqual({ pay: 'order-1' });
    router.push('/qris?pay=order-2');
    expect(app.session.pay.get()).toEqual({ pay: 'order-2' });
  });

  test('counts a reload as no second visit', async () => {
    const first = await loadPage(undefined, { route: '/mine' });
    const second = await first.reload();
    expect(second.common().routeQueue).toEqual([{ path: '/mine' }]);
  });

  test('works where storage holds garbage or throws, up to the voucher', async () => {
    const refuse = () => {
      throw new Error('SecurityError');
    };
    const broken = { get: refuse, set: refuse, remove: refuse, subscribe: refuse };
    const garbage = createMemoryKeyValueStore(
      Object.fromEntries(Object.values(SESSION_KEYS).map((key) => [key, '{"version":7}'])),
    );
    for (const storage of [broken, garbage]) {
      const world = createMemoryWorld({ local: storage, session: storage });
      const { app, deeds } = await loadPage(world, { route: CLAIM_ROUTE });
      const root = await loaded(app);
      await logIn(root);
      expect(claimState(root)).toBe('claimed');
      expect(deeds.vouchersGiven).toHaveLength(1);
    }
  });
});

describe('a page', () => {
  test('starts with its machine, which reads the campaign once', async () => {
    const { app, calls } = await loadPage(worldOf(), { route: CLAIM_ROUTE });
    expect(claimState(await loaded(app))).toBe('ready');
    expect(calls.findCampaign.asked).toHaveLength(1);
  });

  test('of a link without a campaign asks for none by name, and says so', async () => {
    const world = createMemoryWorld();
    world.gateways.calls.findCampaign.next({ kind: 'refused', code: RESPONSE_CODE.notFound });
    const { app, calls } = await loadPage(world, { route: '/get-coupons' });
    const root = await loaded(app);
    expect(calls.findCampaign.asked).toMatchObject([{ request: '' }]);
    expect(claimOf(root).getSnapshot().context.problem).toMatchObject({ message: 'notFound' });
  });

  test('without a machine reads no campaign', async () => {
    const { app, calls } = await loadPage(undefined, { route: '/mine' });
    expect((await loaded(app)).getSnapshot().context.page).toBeNull();
    expect(calls.findCampaign.asked).toEqual([]);
  });

  test('is read again for who logs in or out elsewhere', async () => {
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

  test('claims once for a double tap', async () => {
    const { app, calls } = await loadPage(worldOf(), { route: CLAIM_ROUTE });
    const root = await loaded(app);
    claimOf(root).send({ type: 'CLAIM' });
    claimOf(root).send({ type: 'CLAIM' });
    await settle();
    expect(claimState(root)).toBe('claimed');
    expect(calls.claim.asked).toHaveLength(1);
  });

  test('leads to the login that a failed read offers', async () => {
    const world = createMemoryWorld();
    world.gateways.calls.findCampaign.next({ kind: 'refused', code: CLAIM_CODE.loginRequired });
    const { app, router } = await loadPage(world, { route: CLAIM_ROUTE });
    const root = await loaded(app);
    expect(claimOf(root).getSnapshot().context.problem).toMatchObject({ next: 'logIn' });
    claimOf(root).send({ type: 'LOG_IN' });
    await settle();
    expect(router.moves).toEqual(['push /loginOrRegister']);
  });

  test('whose code does not load can be retried', async () => {
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
  test('are found by their names', async () => {
    const { app } = await loadPage();
    const root = await loaded(app);
    expect(root.system.get('app')).toBe(root);
    expect(root.system.get('login')).toBe(loginOf(root));
    expect(root.system.get('loginRedirect')?.getSnapshot().value).toBe('idle');
  });

  test('stop with the page, and ask for nothing more', async () => {
    const { app, calls, clock, stop } = await loadPage(worldOf(), { route: CLAIM_ROUTE });
    const root = await loaded(app);
    calls.claim.always({ kind: 'unreachable' });
    await claim(root);
    stop();
    await clock.advance(60_000);
    expect(calls.claim.asked).toHaveLength(1);
  });
});

describe('a newcomer', () => {
  test('logs in on the page, and has the voucher', async () => {
    const { app, router, global, common, deeds } = await loadPage(undefined, {
      route: CLAIM_ROUTE,
    });
    const root = await loaded(app);
    await logIn(root);
    expect(global()).toMatchObject({ token: 'token-1', userInfo: USER });
    expect(claimState(root)).toBe('claimed');
    expect(claimOf(root).getSnapshot().context.loggedIn).toBe(true);
    expect(deeds).toMatchObject({ codesSent: [expect.any(String)], logins: [expect.any(String)] });
    expect(deeds.vouchersGiven).toHaveLength(1);
    expect(common().pageDrafts).toEqual({});
    expect(router.moves).toEqual([]);
  });

  test('who logs in has left nothing in the login form', async () => {
    const { app, common } = await loadPage(undefined, { route: CLAIM_ROUTE });
    await logIn(await loaded(app));
    expect(common().loginDraft).toMatchObject({ typedPhone: '', phone: null, resendAt: null });
  });

  test('who logs in on the login page goes home', async () => {
    const { app, router } = await loadPage(undefined, { route: '/login' });
    await logIn(await loaded(app));
    expect(router.moves).toEqual(['replace /']);
  });

  test('whose phone was typed once more before a lost answer came gets one SMS', async () => {
    const { app, calls, clock, reload, deeds } = await loadPage();
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
    expect(deeds.codesSent).toHaveLength(1);
  });
});

describe('who logs in on the page', () => {
  test('claims as themselves: a reload goes on with their claim', async () => {
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
  ])('while the campaign %s is asked for a tap', async (_, fates) => {
    const world = createMemoryWorld();
    world.gateways.calls.findCampaign.next(...fates);
    const { app, calls, clock } = await loadPage(world, { route: CLAIM_ROUTE });
    const root = await loaded(app);
    await logIn(root);
    await clock.advance(5000);
    expect(claimState(root)).toBe('ready');
    expect(calls.claim.asked).toEqual([]);
  });
});

describe('a reload', () => {
  test('between send and code goes on with the code, by itself', async () => {
    const page = await loadPage(undefined, { route: CLAIM_ROUTE });
    const login = loginOf(await loaded(page.app));
    login.send({ type: 'TYPE_PHONE', text: TYPED });
    login.send({ type: 'SEND_CODE' });
    await settle();
    const { app, deeds } = await page.reload();
    const root = await loaded(app);
    await settle();
    expect(loginOf(root).getSnapshot().value).toBe('enteringCode');
    loginOf(root).send({ type: 'TYPE_CODE', text: MEMORY_SMS_CODE });
    loginOf(root).send({ type: 'SUBMIT_CODE' });
    await settle();
    expect(claimState(root)).toBe('claimed');
    expect(deeds.codesSent).toHaveLength(1);
    expect(deeds.vouchersGiven).toHaveLength(1);
  });

  test('while a claim is under way ends in one voucher, by itself', async () => {
    const page = await loadPage(worldOf(), { route: CLAIM_ROUTE });
    page.calls.claim.next({ kind: 'never' });
    await claim(await loaded(page.app));
    expect(Object.keys(page.common().pageDrafts)).toEqual(['member-1@claim:kopi']);
    const { app, common, deeds, calls } = await page.reload();
    const root = await loaded(app);
    await settle();
    expect(claimState(root)).toBe('claimed');
    expect(deeds.vouchersGiven).toHaveLength(1);
    expect(new Set(calls.claim.asked.map(({ key }) => key)).size).toBe(1);
    expect(common().pageDrafts).toEqual({});
  });

  const LOGIN_UNDER_WAY: LoginDraft = {
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
    ['who has logged in elsewhere meanwhile', USER, { loginDraft: LOGIN_UNDER_WAY }],
    ['who has typed a phone', null, { loginDraft: { ...LOGIN_UNDER_WAY, resendAt: null } }],
    ['who has logged out', null, { pageDrafts: { 'member-1@claim:kopi': { pendingKey: 'k' } } }],
  ])('sends nothing for a draft of %s', async (_, user, left) => {
    const world = worldOf(user);
    openSession(world).commonSession.set(left);
    const { app, calls } = await loadPage(world, { route: CLAIM_ROUTE });
    await loaded(app);
    expect([calls.claim.asked, calls.sendCode.asked, calls.logIn.asked]).toEqual([[], [], []]);
  });

  test.each([{}, { pendingKey: 7 }, 'key-1'])(
    'with %j kept of a claim claims nothing',
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
    const { app, router, calls, global, deeds } = await loadPage(worldOf(), {
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
    expect(deeds.vouchersGiven).toHaveLength(1);
  });

  test('is left to the native app, which loads the page anew', async () => {
    const { app, router, calls } = await loadPage(worldOf(), {
      route: CLAIM_ROUTE,
      native: { logIn: async () => succeed(undefined) },
    });
    calls.claim.next({ kind: 'answered', value: { code: 30011 } });
    await claim(await loaded(app));
    expect(router.moves).toEqual(['reload']);
  });

  test('waits where the person closes the app’s login', async () => {
    const { root, router } = await claimWithLoginClosed();
    expect(claimState(root)).toBe('loginRequired');
    expect(router.moves).toEqual([]);
  });
});

describe('a token that is refused', () => {
  test('while the campaign is read ends the session; the page is shown to a visitor', async () => {
    const world = worldOf();
    world.gateways.calls.findCampaign.next(TOKEN_REFUSED);
    const { app, router, calls, global } = await loadPage(world, { route: CLAIM_ROUTE });
    expect(claimState(await loaded(app))).toBe('anonymous');
    expect(global()).toMatchObject({ token: '', userInfo: null });
    expect(calls.findCampaign.asked).toHaveLength(2);
    expect(router.moves).toEqual([]);
  });

  test('while a machine reads the campaign does the same', async () => {
    const { app, router, calls, global } = await loadPage(worldOf());
    const root = await loaded(app);
    calls.findCampaign.next(TOKEN_REFUSED);
    router.push(CLAIM_ROUTE);
    await loaded(app);
    expect(global()).toMatchObject({ token: '', userInfo: null });
    expect(claimState(root)).toBe('anonymous');
  });

  test('left over from nobody is thrown away, and the page can be read', async () => {
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

  test('while claiming leads through the login and back', async () => {
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

  test('after a lost answer leaves one claim, however the person comes back', async () => {
    const world = worldOf({ ...USER, id: MEMORY_USER_ID });
    const { app, calls, router, clock, deeds } = await loadPage(world, { route: CLAIM_ROUTE });
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
    expect(deeds.vouchersGiven).toHaveLength(1);
  });

  test('told of by many pages at once ends the session once', async () => {
    const { app, router, global } = await loadPage(worldOf(), { route: '/mine/vouchers' });
    const root = await loaded(app);
    for (let page = 0; page < 3; page += 1) {
      root.send({ type: 'SESSION_ENDED' });
      root.send({ type: 'REQUIRE_LOGIN' });
    }
    await settle();
    expect(router.moves).toEqual(['push /loginOrRegister']);
    expect(global()).toMatchObject({ userInfo: null, redirectRoute: '/mine/vouchers' });
    expect(root.getSnapshot().context.login.getSnapshot().context.problem?.message).toBe(
      'sessionEnded',
    );
  });
});

describe('a token that the native app renews', () => {
  /** A page whose app tells its new login late, when the old token was asked with. */
  async function loadWithOldToken(fate: CallOutcome<Campaign>) {
    const world = worldOf();
    world.gateways.calls.findCampaign.next(fate);
    return loadPage(world, {
      route: CLAIM_ROUTE,
      native: {
        currentLogin: () =>
          new Promise((resolve) => {
            const login = { token: 'token-new', user: USER };
            world.clock.setTimeout(() => resolve(succeed(login)), 20);
          }),
      },
    });
  }

  test('outlives the late refusal of the old one, and the page is read with it', async () => {
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

  test('outlives it where a machine reads, too', async () => {
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

  test('goes on with a claim that the old one was sent with', async () => {
    const { app, calls, clock, deeds } = await loadPage(worldOf(), { route: CLAIM_ROUTE });
    const root = await loaded(app);
    calls.claim.next({ ...TOKEN_REFUSED, afterMs: 300 });
    await claim(root);
    app.session.global.set({ token: 'token-new' });
    await clock.advance(1000);
    expect(claimState(root)).toBe('claimed');
    expect(new Set(calls.claim.asked.map(({ key }) => key)).size).toBe(1);
    expect(deeds.vouchersGiven).toHaveLength(1);
  });

  test('leaves what the page shows as it is', async () => {
    const { app, calls } = await loadPage(worldOf(), { route: CLAIM_ROUTE });
    const root = await loaded(app);
    await claim(root);
    const before = claimOf(root);
    app.session.global.set({ token: 'token-new' });
    await settle();
    expect(claimOf(root)).toBe(before);
    expect(claimState(root)).toBe('claimed');
    expect(calls.findCampaign.asked).toHaveLength(1);
  });

  test('leaves a claim under way to its answer', async () => {
    const { app, calls, clock } = await loadPage(worldOf(), { route: CLAIM_ROUTE });
    const root = await loaded(app);
    calls.claim.next({ kind: 'answered', afterMs: 300 });
    await claim(root);
    app.session.global.set({ token: 'token-new' });
    await clock.advance(300);
    expect(claimState(root)).toBe('claimed');
    expect(calls.claim.asked).toHaveLength(1);
  });

  test('has a page that waits for a login begin anew', async () => {
    const { app, root, router } = await claimWithLoginClosed();
    expect(claimState(root)).toBe('loginRequired');
    app.session.global.set({ token: 'token-new' });
    await settle();
    expect(claimState(root)).toBe('ready');
    expect(router.moves).toEqual([]);
  });

  test('is asked for no login by the late refusal of the old one', async () => {
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

  test('that is refused, too, ends the session, and what was under way waits', async () => {
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
  test('takes the place of the first, which is not asked for any more', async () => {
    const { app, router, calls, clock } = await loadPage(worldOf(), { route: CLAIM_ROUTE });
    const root = await loaded(app);
    calls.claim.always({ kind: 'unreachable' });
    await claim(root);
    router.push('/get-coupons?sourceId=teh');
    await settle();
    expect(claimOf(root).getSnapshot().context.sourceId).toBe('teh');
    expect(claimState(root)).toBe('ready');
    await clock.advance(60_000);
    expect(calls.claim.asked).toHaveLength(1);
  });

  test('leaves the claim of the first to be settled when the person comes back', async () => {
    const { app, router, calls, deeds, common } = await loadPage(worldOf(), {
      route: CLAIM_ROUTE,
    });
    const root = await loaded(app);
    calls.claim.next({ kind: 'never' });
    await claim(root);
    router.push('/get-coupons?sourceId=teh');
    await settle();
    await claim(root);
    expect(Object.keys(common().pageDrafts)).toEqual(['member-1@claim:kopi']);
    router.push(CLAIM_ROUTE);
    await settle();
    expect(claimState(root)).toBe('claimed');
    expect(deeds.vouchersGiven).toHaveLength(2);
    expect(common().pageDrafts).toEqual({});
  });

  test('with the same campaign under another query is the same page', async () => {
    const { app, router } = await loadPage(worldOf(), { route: CLAIM_ROUTE });
    const root = await loaded(app);
    const before = claimOf(root);
    router.replace('/get-coupons?sourceId=kopi&pay=1');
    expect(claimOf(root)).toBe(before);
  });

  test('left and visited again is read anew', async () => {
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
    async (sourceId) => {
      const { app, calls } = await loadPage(worldOf(), {
        route: `/get-coupons?sourceId=${sourceId}`,
      });
      const root = await loaded(app);
      await settle();
      expect(claimState(root)).toBe('ready');
      expect(calls.claim.asked).toEqual([]);
      await claim(root);
      expect(claimState(root)).toBe('claimed');
    },
  );

  test.each([30_004, 30_014])(
    'that opens later (%i) opens by itself, without a tap',
    async (code) => {
      const world = worldOf();
      const opensAt = MEMORY_START + 60_000;
      const value = { ...createCampaign('kopi'), claim: { code, opensAt } };
      world.gateways.calls.findCampaign.next({ kind: 'answered', value });
      const { app, clock } = await loadPage(world, { route: CLAIM_ROUTE });
      const root = await loaded(app);
      expect(claimState(root)).toEqual({ closed: 'waiting' });
      await clock.advance(60_000);
      expect(claimState(root)).toBe('ready');
    },
  );
});

describe('two tabs', () => {
  /** Two tabs of one browser, on one backend. */
  async function openTabs() {
    const [first, second] = createTwoTabs();
    const world = createMemoryWorld({ local: first });
    const other = { ...world, local: second, session: createMemoryKeyValueStore() };
    return [
      await loadPage(world, { route: CLAIM_ROUTE }),
      await loadPage(other, { route: CLAIM_ROUTE }),
    ] as const;
  }

  test('know at once who logged in, and come to one voucher', async () => {
    const [first, second] = await openTabs();
    const roots = [await loaded(first.app), await loaded(second.app)] as const;
    await logIn(roots[0]);
    await settle();
    expect(claimState(roots[0])).toBe('claimed');
    expect(claimState(roots[1])).toBe('ready');
    await claim(roots[1]);
    expect(claimState(roots[1])).toBe('alreadyClaimed');
    expect(first.deeds.vouchersGiven).toHaveLength(1);
  });

  test('that claim at the same moment come to one voucher', async () => {
    const [first, second] = await openTabs();
    first.app.session.global.set({ token: 't', userInfo: USER });
    const roots = [await loaded(first.app), await loaded(second.app)] as const;
    await settle();
    for (const root of roots) claimOf(root).send({ type: 'CLAIM' });
    await settle();
    expect(roots.map(claimState).sort()).toEqual(['alreadyClaimed', 'claimed']);
    expect(first.deeds.vouchersGiven).toHaveLength(1);
  });

  test('show a visitor’s page when one of them logs out', async () => {
    const [first, second] = await openTabs();
    first.app.session.global.set({ token: 't', userInfo: USER });
    const root = await loaded(second.app);
    await settle();
    expect(claimState(root)).toBe('ready');
    first.app.session.global.set({ token: '', userInfo: null });
    await settle();
    expect(claimState(root)).toBe('anonymous');
  });

  test('show what holds for another person who logs in over the first', async () => {
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
  ] as const)('never send a claim %s for another person who logs in meanwhile', async (_, fate) => {
    const [first, second] = await openTabs();
    first.app.session.global.set({ token: 't', userInfo: USER });
    const root = await loaded(second.app);
    second.calls.claim.next(fate);
    await claim(root);
    first.app.session.global.set({ token: 't-2', userInfo: OTHER_USER });
    await second.clock.advance(60_000);
    expect(claimState(root)).toBe('ready');
    expect(second.global()).toMatchObject({ token: 't-2', userInfo: OTHER_USER });
    expect(second.calls.claim.asked).toHaveLength(1);
    expect(Object.keys(second.common().pageDrafts)).toEqual(['member-1@claim:kopi']);
  });

  test('keep their own ways and drafts', async () => {
    const [first, second] = await openTabs();
    loginOf(first.app.root).send({ type: 'TYPE_PHONE', text: '0812' });
    expect(second.common().loginDraft).toMatchObject({ typedPhone: '' });
  });
});

test('a stored language of another version of the app is put aside, and the page opens', async () => {
  const local = createMemoryKeyValueStore({
    [SESSION_KEYS.global]: serializeState({ ...INITIAL_GLOBAL, lan: 'fr' }),
  });
  const { app } = await loadPage(createMemoryWorld({ local }));
  expect(app.language()).toBe('id');
});
