import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { problem } from '../../flow/problem/problem.ts';
import { createMemoryPorts, createMemoryWorld, MEMORY_START } from '../../testing/memory-ports.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { settle } from '../../testing/virtual-clock.ts';
import { loginMachine } from './login.machine.ts';
import { MEMORY_RESEND_MS } from './login.memory.ts';
import { loginView } from './login.view.ts';
import { emptyDraft } from './login-draft.ts';

const TYPED = '0812 3456 7890';

/** The form of a login, with a phone typed unless `typedPhone` says otherwise. */
function openForm(typedPhone = TYPED) {
  const world = createMemoryWorld();
  const actor = createActor(loginMachine, {
    clock: world.clock,
    input: {
      ports: createMemoryPorts(world),
      draft: { ...emptyDraft(createSeededRandom(1)), typedPhone },
    },
  }).start();
  const { calls } = world.gateways.login;
  return { actor, clock: world.clock, calls, view: () => loginView(actor.getSnapshot()) };
}

test('the form starts empty', () => {
  expect(openForm('').view()).toEqual({
    step: 'phone',
    market: 'ID',
    typedPhone: '',
    otherMarket: null,
    nationalPhone: '',
    typedCode: '',
    resendAt: 0,
    waitUntil: 0,
    problem: null,
    isBusy: false,
    isSlow: false,
  });
});

test('offers another market as soon as what is typed can only be of it', () => {
  const { actor, view } = openForm('');
  actor.send({ type: 'TYPE_PHONE', text: '0' });
  expect(view().otherMarket).toBeNull();
  actor.send({ type: 'TYPE_PHONE', text: '09' });
  expect(view()).toMatchObject({ market: 'ID', otherMarket: 'PH', problem: null });
  actor.send({ type: 'CHOOSE_MARKET', market: 'PH' });
  expect(view()).toMatchObject({ typedPhone: '09', market: 'PH', otherMarket: null });
});

test('the form shows the phone, then the code with its countdown, and is busy in between', async () => {
  const { actor, clock, view } = openForm();
  expect(view()).toMatchObject({ step: 'phone', typedPhone: TYPED, isBusy: false, resendAt: 0 });
  actor.send({ type: 'SEND_CODE' });
  expect(view()).toMatchObject({ step: 'phone', isBusy: true });
  await settle();
  expect(view()).toMatchObject({
    step: 'code',
    nationalPhone: '0812-3456-7890',
    resendAt: MEMORY_START + MEMORY_RESEND_MS,
    isBusy: false,
  });
  actor.send({ type: 'SUBMIT_CODE' });
  expect(view().problem).toEqual(problem('smsCodeIncomplete'));
  await clock.advance(MEMORY_RESEND_MS);
  actor.send({ type: 'SEND_CODE' });
  expect(view()).toMatchObject({ step: 'code', isBusy: true });
});

test('the form says after 4 s that a request is slow', async () => {
  const { actor, clock, calls, view } = openForm();
  calls.sendCode.next({ kind: 'never' });
  actor.send({ type: 'SEND_CODE' });
  await clock.advance(3999);
  expect(view()).toMatchObject({ isBusy: true, isSlow: false });
  await clock.advance(1);
  expect(view()).toMatchObject({ isBusy: true, isSlow: true });
});
