import { describe, expect, test } from 'vitest';
import { createMemoryDrawGateway } from '../features/draw/draw.memory.ts';
import { MIN_SPIN_MS } from '../features/draw/spin.ts';
import { CLAIM_CODE, RESPONSE_CODE } from '../flow/response-code/response-code.ts';
import { ROUTES } from '../platform/navigation/routes.ts';
import { openSession } from '../platform/session/session.ts';
import { createMemoryConnection } from '../testing/memory-connection.ts';
import { createMemoryPorts, createMemoryWorld, MEMORY_START } from '../testing/memory-ports.ts';
import { createMemoryRouter } from '../testing/memory-router.ts';
import { runningFeature, startPage } from '../testing/start-page.ts';
import { settle } from '../testing/virtual-clock.ts';
import { type App, createApp } from './create-app.ts';
import { PAGES, type PagePorts } from './pages.ts';

// Loaded up front: otherwise coverage and mutations of these files belong to one test alone.
await Promise.all(Object.values(PAGES).map(({ load }) => load()));

const WHEEL = `${ROUTES.luckDraw}?activityCode=roda`;
const OTHER_WHEEL = `${ROUTES.luckDraw}?activityCode=roda-dua`;
const TOKEN_REFUSED = { kind: 'refused', code: RESPONSE_CODE.tokenInvalid } as const;
const LOGIN_REQUIRED = { kind: 'refused', code: CLAIM_CODE.loginRequired } as const;
const USER = { id: 'member-1', phone: '+6281234567890' };

/** A backend with a lucky draw and a logged-in user. */
function createWheelWorld() {
  const world = createMemoryWorld();
  openSession(world).global.set({ token: 'token-0', userInfo: USER });
  const wheel = createMemoryDrawGateway(world.clock, MEMORY_START);
  const draw: PagePorts['draw'] = async (common) => ({ ...common, draws: wheel.draws });
  const connection = createMemoryConnection();

  /** A freshly loaded page. */
  async function loadPage(route: string, pages: Partial<PagePorts> = {}) {
    const router = createMemoryRouter(route, () => app.routeChanged());
    const memory = createMemoryPorts(world, { router });
    const app: App = createApp({
      ...memory,
      connection,
      pages: { ...memory.pages, draw, ...pages },
    });
    const stop = app.start();
    await loaded();
    return { app, router, stop, common: () => app.session.commonSession.get() };
  }

  return { world, wheel, connection, loadPage };
}

/** Waits for the page's code, which takes more than a microtask. */
async function loaded(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    await import('../features/draw/draw.page.ts');
    await settle();
  }
}

function stateOf(app: App) {
  return app.root.getSnapshot().value;
}

function pageOf(app: App) {
  return app.root.getSnapshot().context.page;
}

function drawOf(app: App) {
  const page = pageOf(app);
  if (page?.name !== 'draw') throw new Error('Failed to find the draw: it does not run.');
  return runningFeature(page);
}

describe('a page with its own machine', () => {
  test('loads on navigation to it', async () => {
    const { loadPage } = createWheelWorld();
    const { app, router } = await loadPage('/');
    expect(pageOf(app)).toBeNull();
    router.push(WHEEL);
    await loaded();
    expect(pageOf(app)).toMatchObject({ name: 'draw', key: 'roda' });
    expect(drawOf(app).getSnapshot().value).toBe('ready');
  });

  test('stops on navigation away', async () => {
    const { app, router } = await createWheelWorld().loadPage(WHEEL);
    const draw = drawOf(app);
    router.push('/mine/vouchers');
    await settle();
    expect([pageOf(app), draw.getSnapshot().status]).toEqual([null, 'stopped']);
    expect(app.root.system.get('draw')).toBeUndefined();
  });

  test('stops at once, and loads nothing if no page follows', async () => {
    const { app, router } = await createWheelWorld().loadPage(WHEEL);
    const draw = drawOf(app);
    router.push('/mine/vouchers');
    expect(stateOf(app)).toBe('atPage');
    expect([pageOf(app), draw.getSnapshot().status]).toEqual([null, 'stopped']);
  });

  test('stops before the next one loads', async () => {
    const { app, router } = await createWheelWorld().loadPage(WHEEL, {
      giftCard: () => new Promise(() => {}),
    });
    const draw = drawOf(app);
    router.push(ROUTES.giftCards);
    expect(stateOf(app)).toBe('loadingPage');
    expect([pageOf(app), draw.getSnapshot().status]).toEqual([null, 'stopped']);
  });

  test('is another page with another key, and the same with another query', async () => {
    const { app, router, stop } = await createWheelWorld().loadPage(WHEEL);
    const draw = drawOf(app);
    router.push(`${WHEEL}&pay=1`);
    await settle();
    expect(drawOf(app)).toBe(draw);
    router.push(OTHER_WHEEL);
    await settle();
    expect(pageOf(app)).toMatchObject({ name: 'draw', key: 'roda-dua' });
    expect(drawOf(app)).not.toBe(draw);
    stop();
  });

  test('loads once', async () => {
    const { wheel, loadPage } = createWheelWorld();
    let loads = 0;
    const { app, router } = await loadPage(WHEEL, {
      draw: async (common) => {
        loads += 1;
        return { ...common, draws: wheel.draws };
      },
    });
    router.push('/');
    router.push(WHEEL);
    await settle();
    expect([drawOf(app).getSnapshot().value, loads]).toEqual(['ready', 1]);
  });

  test('can be retried after it failed to load', async () => {
    const { wheel, loadPage } = createWheelWorld();
    let isOffline = true;
    const { app } = await loadPage(WHEEL, {
      draw: async (common) => {
        if (isOffline) throw new Error('There is no network.');
        return { ...common, draws: wheel.draws };
      },
    });
    const { root } = app;
    expect([root.getSnapshot().value, pageOf(app)]).toEqual(['pageFailed', null]);
    isOffline = false;
    root.send({ type: 'RETRY_PAGE' });
    await loaded();
    expect([root.getSnapshot().value, drawOf(app).getSnapshot().value]).toEqual([
      'atPage',
      'ready',
    ]);
  });

  test.each([
    ['/', undefined],
    ['/get-coupons?activityCode=kopi', 'claim'],
  ])('is dropped after a failed load when the user goes on to %s', async (route, name) => {
    const { app, router } = await createWheelWorld().loadPage(WHEEL, {
      draw: async () => {
        throw new Error('There is no network.');
      },
    });
    expect(stateOf(app)).toBe('pageFailed');
    router.push(route);
    await loaded();
    expect([stateOf(app), pageOf(app)?.name]).toEqual(['atPage', name]);
  });

  test('does not run if the user leaves while it loads', async () => {
    const { wheel, loadPage } = createWheelWorld();
    let arrive = () => {};
    const { app, router } = await loadPage(WHEEL, {
      draw: (common) =>
        new Promise((resolve) => {
          arrive = () => resolve({ ...common, draws: wheel.draws });
        }),
    });
    expect(stateOf(app)).toBe('loadingPage');
    router.push('/');
    arrive();
    await loaded();
    expect([stateOf(app), pageOf(app)]).toEqual(['atPage', null]);
    expect(wheel.calls.find.asked).toEqual([]);
  });
});

test.each([
  ['annualSummary', ROUTES.annualSummary],
  ['bargain', ROUTES.bargain],
  ['bargainHelp', `${ROUTES.bargain}?assistanceCode=friend-1`],
  ['checkIn', ROUTES.checkIn],
  ['claim', ROUTES.getCoupons],
  ['community', ROUTES.communitySignUp],
  ['draw', ROUTES.luckDraw],
  ['giftCard', ROUTES.giftCards],
  ['giftExchange', ROUTES.activityPromotion],
  ['love', ROUTES.loveEntry],
  ['payment', ROUTES.qris],
  ['prizeForm', ROUTES.prizeForm],
  ['referral', ROUTES.fission],
])('is found by its name: %s', async (name, route) => {
  const world = createMemoryWorld();
  const { root, page } = await startPage(world, route);
  expect(page?.name).toBe(name);
  expect(root.system.get('page')).toBe(page?.actor);
  root.stop();
});

test.each(['/', ROUTES.giftCards])(
  'does not run if it arrives before the router reports %s',
  async (route) => {
    const { world, wheel } = createWheelWorld();
    const router = createMemoryRouter(WHEEL);
    let arrive = () => {};
    const memory = createMemoryPorts(world, { router });
    const app = createApp({
      ...memory,
      pages: {
        ...memory.pages,
        draw: (common) =>
          new Promise((resolve) => {
            arrive = () => resolve({ ...common, draws: wheel.draws });
          }),
        giftCard: () => new Promise(() => {}),
      },
    });
    app.start();
    await loaded();
    router.push(route);
    arrive();
    await loaded();
    expect([stateOf(app), pageOf(app)]).toEqual(['atPage', null]);
    router.push(WHEEL);
    app.routeChanged();
    expect(pageOf(app)).toMatchObject({ name: 'draw', key: 'roda' });
  },
);

test('is not retried once the user has left', async () => {
  const { world } = createWheelWorld();
  const router = createMemoryRouter(WHEEL);
  const memory = createMemoryPorts(world, { router });
  const app = createApp({
    ...memory,
    pages: {
      ...memory.pages,
      draw: () => Promise.reject(new Error('There is no network.')),
    },
  });
  app.start();
  await loaded();
  expect(stateOf(app)).toBe('pageFailed');
  router.push('/');
  app.root.send({ type: 'RETRY_PAGE' });
  await loaded();
  expect([stateOf(app), pageOf(app)]).toEqual(['atPage', null]);
});

describe('once the connection is back', () => {
  test('a page whose code failed to load is loaded again', async () => {
    const { wheel, connection, loadPage } = createWheelWorld();
    let isOffline = true;
    const { app } = await loadPage(WHEEL, {
      draw: async (common) => {
        if (isOffline) throw new Error('There is no network.');
        return { ...common, draws: wheel.draws };
      },
    });
    expect(stateOf(app)).toBe('pageFailed');
    isOffline = false;
    connection.restore();
    await loaded();
    expect(drawOf(app).getSnapshot().value).toBe('ready');
  });

  test('a change that failed waits for the user', async () => {
    const { world, wheel, connection, loadPage } = createWheelWorld();
    wheel.calls.draw.always({ kind: 'unreachable' });
    const { app } = await loadPage(WHEEL);
    drawOf(app).send({ type: 'START' });
    await world.clock.advance(MIN_SPIN_MS);
    expect(drawOf(app).getSnapshot().value).toBe('failed');
    connection.restore();
    await settle();
    expect([drawOf(app).getSnapshot().value, wheel.drawn]).toEqual(['failed', []]);
  });

  test('nothing happens on a page without a machine, and nothing after the app has stopped', async () => {
    const { wheel, connection, loadPage } = createWheelWorld();
    const { app, router, stop } = await loadPage('/');
    connection.restore();
    expect([stateOf(app), pageOf(app)]).toEqual(['atPage', null]);
    wheel.calls.find.next({ kind: 'unreachable' });
    router.push(WHEEL);
    await loaded();
    stop();
    connection.restore();
    await settle();
    expect(wheel.calls.find.asked).toHaveLength(1);
  });
});

describe('a page’s pending change', () => {
  test('is stored, resumes by itself after a reload, and is dropped when done', async () => {
    const { world, wheel, loadPage } = createWheelWorld();
    wheel.calls.draw.next({ kind: 'never' });
    const before = await loadPage(WHEEL);
    drawOf(before.app).send({ type: 'START' });
    await settle();
    expect(before.common().pageDrafts).toEqual({
      'member-1@draw:roda': { pendingKey: expect.any(String) },
    });
    before.stop();

    const { app, common } = await loadPage(WHEEL);
    await world.clock.advance(MIN_SPIN_MS);
    expect(drawOf(app).getSnapshot().value).toEqual({ result: 'won' });
    expect(wheel.drawn).toHaveLength(1);
    expect(common().pageDrafts).toEqual({});
  });

  /** A draw whose answer was lost, and whose session ended before any page noticed. */
  async function loseSession() {
    const { world, wheel, loadPage } = createWheelWorld();
    wheel.calls.draw.next({ kind: 'never' }, TOKEN_REFUSED);
    const before = await loadPage(WHEEL);
    drawOf(before.app).send({ type: 'START' });
    await settle();
    before.stop();
    const page = await loadPage(WHEEL);
    expect(page.router.current()).toBe('/loginOrRegister');
    expect(page.app.session.global.get().userInfo).toBeNull();
    return { world, wheel, ...page };
  }

  test('is hidden from another user of the page', async () => {
    const { world, wheel, app, router, common } = await loseSession();
    router.push(WHEEL);
    await loaded();
    app.session.global.set({ token: 'token-2', userInfo: { ...USER, id: 'member-2' } });
    await settle();
    expect(drawOf(app).getSnapshot().context).toMatchObject({ isLoggedIn: true, pendingKey: null });
    router.push('/');
    router.push(WHEEL);
    await loaded();
    await world.clock.advance(MIN_SPIN_MS);
    expect(wheel.calls.draw.asked).toHaveLength(2);
    expect(Object.keys(common().pageDrafts)).toEqual(['member-1@draw:roda']);
  });

  test('resumes when the user logs in beside the page', async () => {
    const { world, wheel, app, router } = await loseSession();
    router.push(WHEEL);
    await loaded();
    const visited = drawOf(app);
    expect(visited.getSnapshot().context).toMatchObject({ isLoggedIn: false, pendingKey: null });
    app.session.global.set({ token: 'token-1', userInfo: USER });
    await settle();
    expect(visited.getSnapshot().status).toBe('stopped');
    await world.clock.advance(MIN_SPIN_MS);
    expect(drawOf(app).getSnapshot().value).toEqual({ result: 'won' });
    expect(new Set(wheel.calls.draw.asked.map(({ key }) => key)).size).toBe(1);
  });

  test('is separate from those of other pages', async () => {
    const { wheel, loadPage } = createWheelWorld();
    wheel.calls.draw.always({ kind: 'never' });
    const { app, router, common } = await loadPage(WHEEL);
    drawOf(app).send({ type: 'START' });
    router.push(OTHER_WHEEL);
    await settle();
    drawOf(app).send({ type: 'START' });
    expect(Object.keys(common().pageDrafts)).toEqual([
      'member-1@draw:roda',
      'member-1@draw:roda-dua',
    ]);
  });

  test('ignores inherited object keys', async () => {
    const { app } = await createWheelWorld().loadPage(ROUTES.luckDraw);
    expect(pageOf(app)).toMatchObject({ key: '' });
  });

  test('writes nothing if nothing is pending', async () => {
    const { app } = await createWheelWorld().loadPage(WHEEL);
    let writes = 0;
    app.session.commonSession.subscribe(() => {
      writes += 1;
    });
    drawOf(app).send({ type: 'RETRY' });
    await settle();
    expect(writes).toBe(0);
  });
});

describe('a replaced token', () => {
  test('leaves a prize on the screen', async () => {
    const { world, loadPage } = createWheelWorld();
    const { app } = await loadPage(WHEEL);
    const draw = drawOf(app);
    draw.send({ type: 'START' });
    await world.clock.advance(MIN_SPIN_MS);
    app.session.global.set({ token: 'token-new' });
    await settle();
    expect(drawOf(app)).toBe(draw);
    expect(draw.getSnapshot().value).toEqual({ result: 'won' });
  });

  test.each([
    ['is refused', TOKEN_REFUSED],
    ['belongs to nobody by then', LOGIN_REQUIRED],
  ] as const)('that %s resumes the change under its key', async (_, outcome) => {
    const { world, wheel, loadPage } = createWheelWorld();
    wheel.calls.draw.next({ ...outcome, afterMs: 300 });
    const { app, router, common } = await loadPage(WHEEL);
    drawOf(app).send({ type: 'START' });
    await settle();
    app.session.global.set({ token: 'token-new' });
    await world.clock.advance(2 * MIN_SPIN_MS);
    expect(drawOf(app).getSnapshot().value).toEqual({ result: 'won' });
    expect(wheel.calls.draw.asked).toHaveLength(2);
    expect(new Set(wheel.calls.draw.asked.map(({ key }) => key)).size).toBe(1);
    expect([app.session.global.get().token, router.moves]).toEqual(['token-new', []]);
    expect(common().pageDrafts).toEqual({});
  });
});
