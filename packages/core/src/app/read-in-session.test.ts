import { expect, test } from 'vitest';
import { failureOfCode } from '../flow/gateway/failure-of-code.ts';
import type { GatewayResult } from '../flow/gateway/gateway.ts';
import { RESPONSE_CODE } from '../flow/response-code/response-code.ts';
import { fail, succeed } from '../platform/result.ts';
import { openSession } from '../platform/session/session.ts';
import { createMemoryPorts, createMemoryWorld } from '../testing/memory-ports.ts';
import { createMemoryRouter } from '../testing/memory-router.ts';
import { settle } from '../testing/virtual-clock.ts';
import { type App, createApp } from './create-app.ts';
import { readInSession } from './read-in-session.ts';

const WALLET = '/mine/vouchers';
const USER = { id: 'member-1', phone: '+6281234567890' };
const TOKEN_REFUSED = fail(failureOfCode(RESPONSE_CODE.tokenInvalid));
const NOT_FOUND = fail(failureOfCode(RESPONSE_CODE.notFound));

/** A member's wallet. */
function openWallet() {
  const world = createMemoryWorld();
  openSession(world).global.set({ token: 'old', userInfo: USER });
  const router = createMemoryRouter(WALLET, () => app.routeChanged());
  const app: App = createApp(createMemoryPorts(world, { router }));
  app.start();
  const { global } = app.session;

  /** Reads from a backend that gives these answers in order, while the token changes to these. */
  async function read(answers: readonly GatewayResult<string>[], tokens: readonly string[] = []) {
    const askedWith: string[] = [];
    const answer = await readInSession(app, async () => {
      const nth = askedWith.length;
      askedWith.push(global.get().token);
      await Promise.resolve();
      global.set({ token: tokens[nth] ?? global.get().token });
      return answers[nth] ?? succeed('too often');
    });
    await settle();
    return { answer, askedWith };
  }
  return { global, router, read };
}

test('ends the session of a refused token, and leads to the login', async () => {
  const { global, router, read } = openWallet();
  expect(await read([TOKEN_REFUSED])).toEqual({ answer: TOKEN_REFUSED, askedWith: ['old'] });
  expect(global.get()).toMatchObject({ token: '', userInfo: null, redirectRoute: WALLET });
  expect(router.moves).toEqual(['push /loginOrRegister']);
});

test('leads to the login once for several refusals', async () => {
  const { global, router, read } = openWallet();
  await Promise.all([read([TOKEN_REFUSED]), read([TOKEN_REFUSED, TOKEN_REFUSED])]);
  expect(global.get()).toMatchObject({ token: '', userInfo: null, redirectRoute: WALLET });
  expect(router.moves).toEqual(['push /loginOrRegister']);
});

test('reads again with a new token when the old one is refused', async () => {
  const { global, router, read } = openWallet();
  expect(await read([TOKEN_REFUSED, TOKEN_REFUSED, succeed('there')], ['new', 'newer'])).toEqual({
    answer: succeed('there'),
    askedWith: ['old', 'new', 'newer'],
  });
  expect(global.get()).toMatchObject({ token: 'newer', userInfo: USER });
  expect(router.moves).toEqual([]);
});

test.each([
  ['something else is refused', NOT_FOUND],
  ['there is an answer', succeed('there')],
])('returns the answer if %s', async (_, answer) => {
  const { global, read } = openWallet();
  expect(await read([answer], ['new'])).toEqual({ answer, askedWith: ['old'] });
  expect(global.get()).toMatchObject({ token: 'new', userInfo: USER });
});
