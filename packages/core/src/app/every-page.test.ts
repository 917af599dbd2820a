import { afterEach, describe, expect, test, vi } from 'vitest';
import { type AnyActorRef, waitFor } from 'xstate';
import type { CallOptions, GatewayFailure, GatewayResult } from '../flow/gateway/gateway.ts';
import type { PageLogin, PageStart } from '../flow/page/page.types.ts';
import { pageStep } from '../flow/page/page.view.ts';
import { ROUTES } from '../platform/navigation/routes.ts';
import { fail } from '../platform/result.ts';
import { createMemoryConnection } from '../testing/memory-connection.ts';
import { MEMORY_PAGES } from '../testing/memory-pages.ts';
import { createMemoryPorts, createMemoryWorld } from '../testing/memory-ports.ts';
import { createMemoryRouter } from '../testing/memory-router.ts';
import { settle } from '../testing/virtual-clock.ts';
import { createApp } from './create-app.ts';
import { PAGE_NAMES, PAGES } from './pages.ts';

const MEMBER = { token: 'token-1', userInfo: { id: 'member-1', phone: '+6281234567890' } };
const ANOTHER = { token: 'token-2', userInfo: { id: 'member-2', phone: '+6281234567891' } };
const VISITOR = { token: '', userInfo: null };

const UNREACHABLE: GatewayFailure = { kind: 'unreachable' };

type Load = (
  start: PageStart,
  ports: never,
  options: CallOptions,
) => Promise<GatewayResult<unknown>>;

/** What the tests read of a definition. */
interface AnyPage {
  readonly login?: PageLogin;
  readonly load?: Load | undefined;
}

function loadsFirst(page: AnyPage): page is AnyPage & { readonly load: Load } {
  return page.load !== undefined;
}

/** Every page, with its definition. Loaded up front, so that a change in one runs all tests. */
const EVERY_PAGE = await Promise.all(
  PAGE_NAMES.map(async (name) => {
    const definition: AnyPage = await PAGES[name].load();
    return { name, definition };
  }),
);

/** Pages that offer a visitor the login. */
const OFFERING = EVERY_PAGE.filter(({ definition }) => definition.login === 'offered');

/** Pages that load something. */
const LOADING = EVERY_PAGE.filter(({ definition }) => loadsFirst(definition));

afterEach(() => {
  vi.restoreAllMocks();
});

interface Opening {
  readonly login?: typeof MEMBER | typeof VISITOR;
  /** What the page's reads get, in order; the backend's own answer afterwards. */
  readonly answers?: readonly (GatewayFailure | 'never')[];
}

/** Opens a page in the app, on in-memory ports. */
async function open(
  { name, definition }: (typeof EVERY_PAGE)[number],
  { login = MEMBER, answers = [] }: Opening = {},
) {
  const signals: CallOptions['signal'][] = [];
  const left = [...answers];
  if (loadsFirst(definition)) {
    const read = definition.load;
    vi.spyOn(definition, 'load').mockImplementation(async (start, ports, options) => {
      signals.push(options.signal);
      const answer = left.shift();
      if (answer === 'never') return new Promise(() => {});
      return answer === undefined ? read(start, ports, options) : fail(answer);
    });
  }
  const world = createMemoryWorld();
  const connection = createMemoryConnection();
  const router = createMemoryRouter(MEMORY_PAGES[name].link, () => app.routeChanged());
  const app = createApp({ ...createMemoryPorts(world, { router }), connection });
  app.session.global.set(login);
  const stop = app.start();
  await waitFor(app.root, (snapshot) => snapshot.matches('atPage'));
  await settle();

  function page() {
    const { page: current } = app.root.getSnapshot().context;
    if (current === null) throw new Error(`Failed to find the page ${name}.`);
    return current;
  }

  return {
    app,
    router,
    connection,
    signals,
    stop,
    reads: () => signals.length,
    page,
    step: () => pageStep(page().actor.getSnapshot())?.step ?? 'running',
    feature: (): AnyActorRef | undefined => app.root.system.get(name),
    async send(type: 'RETRY' | 'LOG_IN') {
      page().actor.send({ type });
      await settle();
    },
    async logIn(next: typeof MEMBER | typeof VISITOR) {
      app.session.global.set(next);
      await settle();
    },
  };
}

describe.each(EVERY_PAGE)('the page $name', (each) => {
  test('runs its feature under its name, for a member', async () => {
    const { page, step, feature, stop } = await open(each);
    expect([page().name, step()]).toEqual([each.name, 'running']);
    expect(feature()?.getSnapshot().status).toBe('active');
    stop();
  });

  test('starts again for another user, and stops what ran', async () => {
    const { feature, logIn, stop } = await open(each);
    const before = feature();
    await logIn(ANOTHER);
    expect(before?.getSnapshot().status).toBe('stopped');
    expect(feature()).not.toBe(before);
    stop();
  });

  test('stays for a renewed token', async () => {
    const { feature, logIn, stop } = await open(each);
    const before = feature();
    await logIn({ ...MEMBER, token: 'token-renewed' });
    expect(feature()).toBe(before);
    stop();
  });

  test.runIf(each.definition.login === 'first')('logs a visitor in before it loads', async () => {
    const { app, router, reads, stop } = await open(each, { login: VISITOR });
    expect(reads()).toBe(0);
    expect(router.current()).toBe(ROUTES.loginOrRegister);
    expect(app.session.global.get().redirectRoute).toBe(MEMORY_PAGES[each.name].link);
    stop();
  });
});

describe.each(OFFERING)('the page $name', (each) => {
  test('offers a visitor the login, and asks for it on a tap', async () => {
    const { app, router, reads, step, send, stop } = await open(each, { login: VISITOR });
    expect([step(), reads(), router.moves]).toEqual(['loginRequired', 0, []]);
    await send('LOG_IN');
    expect(router.current()).toBe(ROUTES.loginOrRegister);
    expect(app.session.global.get().redirectRoute).toBe(MEMORY_PAGES[each.name].link);
    stop();
  });
});

describe.each(LOADING)('the page $name', (each) => {
  test('shows that it loads', async () => {
    const { step, feature, stop } = await open(each, { answers: ['never'] });
    expect([step(), feature()]).toEqual(['loading', undefined]);
    stop();
  });

  test('aborts its read when the user leaves', async () => {
    const { router, signals, stop } = await open(each, { answers: ['never'] });
    router.push('/mine');
    await settle();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
    stop();
  });

  test('reads once, and again on a tap after a failure', async () => {
    const { step, send, reads, stop } = await open(each, { answers: [UNREACHABLE] });
    expect([step(), reads()]).toEqual(['loadFailed', 1]);
    await send('RETRY');
    expect([step(), reads()]).toEqual(['running', 2]);
    stop();
  });

  test('reads again by itself once the connection is back', async () => {
    const { step, connection, stop } = await open(each, { answers: [UNREACHABLE] });
    connection.restore();
    await settle();
    expect(step()).toBe('running');
    stop();
  });

  test.each([10015, 10014])('says that its link names nothing (%i)', async (code) => {
    const answers = [{ kind: code === 10015 ? 'notFound' : 'rejected', code } as const];
    const { step, send, stop } = await open(each, { answers });
    expect(step()).toBe('notFound');
    await send('RETRY');
    expect(step()).toBe('running');
    stop();
  });

  test('leads to the login that its read requires, and back', async () => {
    const { router, app, logIn, step, stop } = await open(each, {
      answers: [{ kind: 'loginRequired', code: 30011 }],
    });
    expect(router.current()).toBe(ROUTES.loginOrRegister);
    await logIn(MEMBER);
    router.push(app.session.global.get().redirectRoute ?? '/');
    await settle();
    expect(step()).toBe('running');
    stop();
  });

  test('ends a session whose token was refused', async () => {
    const { app, router, reads, stop } = await open(each, {
      answers: [{ kind: 'sessionEnded', code: 10001 }],
    });
    expect(app.session.global.get()).toMatchObject(VISITOR);
    if (each.definition.login === 'inPage') {
      expect([router.moves, reads()]).toEqual([[], 2]);
    } else expect(router.current()).toBe(ROUTES.loginOrRegister);
    stop();
  });

  test('reads nothing of the previous user after a login elsewhere', async () => {
    const { step, logIn, reads, stop } = await open(each, { answers: ['never'] });
    await logIn(ANOTHER);
    expect([step(), reads()]).toEqual(['running', 2]);
    stop();
  });
});
