import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { createMemoryPorts, createMemoryWorld } from '../../testing/memory-ports.ts';
import { settle } from '../../testing/virtual-clock.ts';
import { logOutEverywhereMachine, logOutEverywhereView } from './log-out-everywhere.machine.ts';

const LOST = { kind: 'lost' } as const;
const TOKEN_REFUSED = { kind: 'refused', code: RESPONSE_CODE.tokenInvalid } as const;

/** A member who may log out everywhere, and what the machine announced. */
function startMember() {
  const world = createMemoryWorld();
  const ports = createMemoryPorts(world);
  const { global } = ports.session;
  global.set({ token: 'token-1' });
  const actor = createActor(logOutEverywhereMachine, { clock: world.clock, input: { ports } });
  const emitted: string[] = [];
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  return {
    emitted,
    clock: world.clock,
    call: world.gateways.login.calls.logOutEverywhere,
    keys: () => new Set(world.gateways.login.calls.logOutEverywhere.asked.map(({ key }) => key)),
    logInAgain: () => global.set({ token: 'token-2' }),
    view: () => logOutEverywhereView(actor.getSnapshot()),
    leave: () => actor.send({ type: 'LEAVE' }),
    async logOut() {
      actor.send({ type: 'LOG_OUT' });
      await settle();
    },
  };
}

test('logs out once the backend has answered', async () => {
  const { emitted, call, view, logOut, clock } = startMember();
  call.next({ kind: 'answered', afterMs: 100 });
  await logOut();
  expect(view()).toEqual({ isBusy: true, problem: null });
  await logOut();
  expect(emitted).toEqual([]);
  await clock.advance(100);
  expect(view()).toEqual({ isBusy: false, problem: null });
  expect(emitted).toEqual(['loggedOut']);
  expect(call.asked).toHaveLength(1);
});

test('counts as logged out if the token is refused after a lost answer', async () => {
  const { emitted, call, keys, logOut, clock } = startMember();
  call.next(LOST, TOKEN_REFUSED);
  await logOut();
  await clock.advance(10_000);
  expect(emitted).toEqual(['loggedOut']);
  expect(keys().size).toBe(1);
});

test('ends the session if the token is refused at once, as other devices stay logged in', async () => {
  const { emitted, call, view, logOut } = startMember();
  call.next(TOKEN_REFUSED);
  await logOut();
  expect(emitted).toEqual(['sessionEnded']);
  expect(view().problem).toBeNull();
});

test('says that it failed, and is sent again under the same key', async () => {
  const { emitted, call, keys, view, logOut, clock } = startMember();
  call.next(LOST, LOST, LOST, LOST, TOKEN_REFUSED);
  await logOut();
  await clock.advance(20_000);
  expect(view()).toMatchObject({ isBusy: false, problem: { message: 'unreachable' } });
  expect(emitted).toEqual([]);
  await logOut();
  expect(view().problem).toBeNull();
  expect(emitted).toEqual(['loggedOut']);
  expect(keys().size).toBe(1);
});

test('says that it failed until the user leaves, and stays the same request', async () => {
  const { call, keys, view, leave, logOut, clock } = startMember();
  call.next(LOST, LOST, LOST, LOST, TOKEN_REFUSED);
  await logOut();
  leave();
  expect(view().isBusy).toBe(true);
  await clock.advance(20_000);
  expect(view().problem).not.toBeNull();
  leave();
  expect(view()).toEqual({ isBusy: false, problem: null });
  await logOut();
  expect(keys().size).toBe(1);
});

test('takes a new key after a refusal', async () => {
  const { emitted, call, keys, logOut } = startMember();
  call.next({ kind: 'refused', code: RESPONSE_CODE.notFound });
  await logOut();
  await logOut();
  expect(emitted).toEqual(['loggedOut']);
  expect(keys().size).toBe(2);
});

test('leaves a login alone that was made meanwhile', async () => {
  const { emitted, call, keys, view, logInAgain, logOut, clock } = startMember();
  call.next({ kind: 'answered', afterMs: 100 });
  await logOut();
  logInAgain();
  await clock.advance(100);
  expect(emitted).toEqual([]);
  expect(view().isBusy).toBe(false);
  await logOut();
  expect(emitted).toEqual(['loggedOut']);
  expect(keys().size).toBe(2);
});

test('takes a new key for another login after a failure', async () => {
  const { call, keys, logInAgain, logOut, clock } = startMember();
  call.next(LOST, LOST, LOST, LOST);
  await logOut();
  await clock.advance(20_000);
  logInAgain();
  call.next(TOKEN_REFUSED);
  await logOut();
  expect(keys().size).toBe(2);
});
