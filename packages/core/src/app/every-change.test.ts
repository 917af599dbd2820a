import { describe, expect, test } from 'vitest';
import { type AnyActorRef, type EventObject, waitFor } from 'xstate';
import { failureOfCode } from '../flow/gateway/failure-of-code.ts';
import type { GatewayFailure } from '../flow/gateway/gateway.ts';
import { hasPendingChange } from '../flow/page/has-pending-change.ts';
import { CLAIM_CODE, RESPONSE_CODE } from '../flow/response-code/response-code.ts';
import { ROUTES } from '../platform/navigation/routes.ts';
import { fail } from '../platform/result.ts';
import { type LoginState, NOBODY } from '../platform/session/session.ts';
import { createMemoryPages } from '../testing/memory-page-ports.ts';
import { MEMORY_PAGES } from '../testing/memory-pages.ts';
import { createMemoryPorts, createMemoryWorld } from '../testing/memory-ports.ts';
import { createMemoryRouter } from '../testing/memory-router.ts';
import { settle } from '../testing/virtual-clock.ts';
import { createApp } from './create-app.ts';
import { draftName } from './draft-name.ts';
import { PAGE_NAMES } from './pages.ts';

const MEMBER = { token: 'token-1', userInfo: { id: 'member-1', phone: '+6281234567890' } };

/** All tries of a change have ended. */
const TRIED_MS = 29_000;

/** How a change is answered: by a failure, or never. */
type Answer = GatewayFailure | 'never';

const LOST: Answer = { kind: 'unreachable' };

const ALL_LOST: readonly Answer[] = [LOST, LOST, LOST, LOST];
const UNSEEN = failureOfCode(RESPONSE_CODE.tooManyRequests);
const REFUSED = failureOfCode(99_999);

const EVERY_CHANGE = PAGE_NAMES.flatMap((name) => {
  const taps: readonly (EventObject | number)[] | undefined = MEMORY_PAGES[name].taps;
  return taps === undefined ? [] : [{ name, taps }];
});

interface SentChange {
  readonly key: string;
  readonly signal: AbortSignal | undefined;
}

/** Wraps ports: their changes get these answers, in order, and then those of the gateway. */
function watchChanges(answers: readonly Answer[]) {
  const left = [...answers];
  const sent: SentChange[] = [];

  function send(call: () => unknown, change: SentChange): unknown {
    sent.push(change);
    const answer = left.shift();
    if (answer === undefined) return call();
    return answer === 'never' ? new Promise(() => {}) : Promise.resolve(fail(answer));
  }

  function watch<Ports extends object>(ports: Ports): Ports {
    return new Proxy(ports, {
      get(target, name) {
        const port: unknown = Reflect.get(target, name);
        if (typeof port === 'object' && port !== null) return watch(port);
        if (typeof port !== 'function') return port;
        return (...given: readonly unknown[]) => {
          const call = (): unknown => Reflect.apply(port, target, given);
          const options = given.at(-1);
          return isChange(options)
            ? send(call, { key: options.idempotencyKey, signal: options.signal })
            : call();
        };
      },
    });
  }

  return { watch, sent };
}

function isChange(
  options: unknown,
): options is { readonly idempotencyKey: string; readonly signal: AbortSignal | undefined } {
  return typeof options === 'object' && options !== null && 'idempotencyKey' in options;
}

/** Opens a page for a member. */
async function open(
  { name, taps }: (typeof EVERY_CHANGE)[number],
  answers: readonly Answer[] = [],
) {
  const world = createMemoryWorld();
  const { clock, gateways } = world;
  const { watch, sent } = watchChanges(answers);
  const pages = createMemoryPages(clock, gateways, watch);

  async function start(login: LoginState = MEMBER) {
    const router = createMemoryRouter(MEMORY_PAGES[name].link, () => app.routeChanged());
    const app = createApp({ ...createMemoryPorts(world, { router }), pages });
    app.session.global.set(login);
    const stop = app.start();
    await waitFor(app.root, (snapshot) => snapshot.matches('atPage'));
    await settle();
    return { app, router, stop };
  }

  let tab = await start();

  function feature(): AnyActorRef {
    const running: AnyActorRef | undefined = tab.app.root.system.get(name);
    if (running === undefined) throw new Error(`Failed to find the feature of ${name}.`);
    return running;
  }

  async function send(...steps: readonly (EventObject | number)[]) {
    for (const step of steps) {
      if (typeof step === 'number') await clock.advance(step);
      else feature().send(step);
      await settle();
    }
  }

  return {
    clock,
    sent,
    keys: () => new Set(sent.map(({ key }) => key)).size,
    tap: () => send(...taps),
    retry: () => send({ type: 'RETRY' }),
    isBusy: () => feature().getSnapshot().hasTag('busy'),
    problem: () => feature().getSnapshot().context.problem,
    session: () => tab.app.session.global.get(),
    route: () => tab.router.current(),
    /** Whether a draft keeps the key of the last change. */
    isKept: () =>
      Object.values(tab.app.session.commonSession.get().pageDrafts).some(
        (draft) =>
          hasPendingChange(draft) &&
          JSON.stringify(draft).includes(sent.at(-1)?.key ?? 'no change'),
      ),
    async leave() {
      tab.router.push(ROUTES.mine);
      await settle();
    },
    /** Logs the member in, and leads back to the page. */
    async logIn() {
      tab.app.session.global.set(MEMBER);
      tab.router.push(MEMORY_PAGES[name].link);
      await settle();
    },
    async reload() {
      tab.stop();
      tab = await start();
    },
    /** Reloads the page for a visitor, with the draft of the member. */
    async reloadForVisitor() {
      const { commonSession } = tab.app.session;
      tab.stop();
      const drafts = Object.entries(commonSession.get().pageDrafts);
      const own = draftName('', MEMBER.userInfo.id);
      commonSession.set({
        pageDrafts: Object.fromEntries(
          drafts.map(([name, draft]) => [name.replace(own, ''), draft]),
        ),
      });
      tab = await start(NOBODY);
    },
  };
}

describe.each(EVERY_CHANGE)('the change of the page $name', (each) => {
  test('is sent once, however often it is tapped', async () => {
    const { tap, sent, isBusy, isKept } = await open(each, ['never']);
    await tap();
    expect([isBusy(), isKept()]).toEqual([true, true]);
    await tap();
    expect(sent).toHaveLength(1);
  });

  test('is sent under one key until it is answered', async () => {
    const { tap, clock, sent, keys, isKept } = await open(each, [LOST, LOST]);
    await tap();
    await clock.advance(TRIED_MS);
    expect([sent.length, keys(), isKept()]).toEqual([3, 1, false]);
  });

  test('keeps its key if no try is answered, and is the same on a tap', async () => {
    const { tap, retry, clock, sent, keys, isBusy, isKept, problem } = await open(each, ALL_LOST);
    await tap();
    await clock.advance(TRIED_MS);
    expect([isBusy(), isKept(), problem()?.message]).toEqual([false, true, 'unreachable']);
    await retry();
    expect([sent.length, keys(), isKept()]).toEqual([5, 1, false]);
  });

  test('stays unknown if its retry is turned away unseen', async () => {
    const { tap, retry, clock, sent, keys, isKept, problem } = await open(each, [
      ...ALL_LOST,
      UNSEEN,
      'never',
    ]);
    await tap();
    await clock.advance(TRIED_MS);
    await retry();
    expect([isKept(), problem()?.message]).toEqual([true, 'tooManyRequests']);
    await retry();
    expect([sent.length, keys(), isKept(), problem()]).toEqual([6, 1, true, null]);
  });

  test('that is refused is over, and the next one is another', async () => {
    const { tap, sent, keys, isBusy, isKept, problem } = await open(each, [REFUSED]);
    await tap();
    expect([isBusy(), isKept(), problem()?.code]).toEqual([false, false, 99_999]);
    await tap();
    expect([sent.length, keys()]).toEqual([2, 2]);
  });

  test('is over where it needs a login first', async () => {
    const { tap, sent, isKept, session, route } = await open(each, [
      failureOfCode(CLAIM_CODE.loginRequired),
    ]);
    await tap();
    expect([sent.length, isKept(), session().token]).toEqual([1, false, MEMBER.token]);
    expect(route()).toBe(ROUTES.loginOrRegister);
  });

  test('is over where the token is refused, and so is the session', async () => {
    const { tap, sent, isKept, session, route } = await open(each, [
      failureOfCode(RESPONSE_CODE.tokenInvalid),
    ]);
    await tap();
    expect([sent.length, isKept(), session().token]).toEqual([1, false, '']);
    expect(route()).toBe(ROUTES.loginOrRegister);
  });

  test.each([CLAIM_CODE.loginRequired, RESPONSE_CODE.tokenInvalid])(
    'outlives a login that a retry needs (%i)',
    async (code) => {
      const { tap, retry, logIn, clock, sent, keys, isKept } = await open(each, [
        ...ALL_LOST,
        failureOfCode(code),
      ]);
      await tap();
      await clock.advance(TRIED_MS);
      await retry();
      expect([sent.length, isKept()]).toEqual([5, true]);
      await logIn();
      expect([sent.length, keys(), isKept()]).toEqual([6, 1, false]);
    },
  );

  test('outlives a reload', async () => {
    const { tap, reload, sent, keys, isKept } = await open(each, ['never']);
    await tap();
    await reload();
    expect([sent.length, keys(), isKept()]).toEqual([2, 1, false]);
  });

  test('is not sent again for a visitor', async () => {
    const { tap, reloadForVisitor, sent } = await open(each, ['never']);
    await tap();
    await reloadForVisitor();
    expect(sent).toHaveLength(1);
  });

  test('is given up when the user leaves', async () => {
    const { tap, leave, clock, sent } = await open(each, [LOST, 'never']);
    await tap();
    await clock.advance(TRIED_MS);
    expect(sent.map(({ signal }) => signal?.aborted)).toEqual([false, false]);
    await leave();
    await clock.advance(TRIED_MS);
    expect(sent.map(({ signal }) => signal?.aborted)).toEqual([true, true]);
  });
});
