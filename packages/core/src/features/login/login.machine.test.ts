import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { problem as createProblem } from '../../flow/problem/problem.ts';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import type { Login } from '../../platform/session/login.ts';
import type { LoginDraft } from '../../platform/session/session.ts';
import {
  createMemoryPorts,
  createMemoryWorld,
  MEMORY_START,
  type MemoryWorld,
} from '../../testing/memory-ports.ts';
import { settle } from '../../testing/virtual-clock.ts';
import { loginMachine } from './login.machine.ts';
import { MEMORY_RESEND_MS, MEMORY_SMS_CODE } from './login.memory.ts';
import type { LoginEvent, LoginPorts } from './login.types.ts';
import { loginDraftOf } from './login-draft.ts';

const TYPED = '0812-3456-7890';
const PHONE = { e164: '+6281234567890', national: '0812-3456-7890' };
const OTHER_TYPED = '0813 2222 3333';
const OTHER_PHONE = '+6281322223333';

const LOST = { kind: 'lost' } as const;
const UNREACHABLE = { kind: 'unreachable' } as const;
const TOO_SOON = { kind: 'refused', code: RESPONSE_CODE.smsCodeTooSoon } as const;
const CODE_WRONG = { kind: 'refused', code: RESPONSE_CODE.smsCodeWrong } as const;
const BUSY = { kind: 'refused', code: RESPONSE_CODE.serverBusy } as const;

interface Page {
  readonly draft?: LoginDraft;
  readonly ports?: Partial<LoginPorts>;
}

/** The login of a freshly loaded page. */
function startLogin(world: MemoryWorld = createMemoryWorld(), page: Page = {}) {
  const ports = { ...createMemoryPorts(world), ...page.ports };
  const actor = createActor(loginMachine, {
    clock: world.clock,
    input: { ports, draft: page.draft ?? null },
  });
  const logins: Login[] = [];
  actor.on('loggedIn', ({ login }) => logins.push(login));
  actor.start();

  async function send(...events: readonly LoginEvent[]) {
    for (const event of events) {
      actor.send(event);
      await settle();
    }
  }

  return {
    ...world.gateways.login,
    world,
    clock: world.clock,
    actor,
    logins,
    send,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    problem: () => actor.getSnapshot().context.problem?.message ?? null,
    isBusy: () => actor.getSnapshot().hasTag('busy'),
    /** Reloads the page with its draft. */
    reload() {
      actor.stop();
      return startLogin(world, { draft: loginDraftOf(actor.getSnapshot().context) });
    },
  };
}

/** A login whose code was sent. */
async function startWithCode(world?: MemoryWorld) {
  const login = startLogin(world);
  await login.send({ type: 'TYPE_PHONE', text: TYPED }, { type: 'SEND_CODE' });
  return login;
}

const typeRightCode = { type: 'TYPE_CODE', text: MEMORY_SMS_CODE } as const;

/** A login that succeeded, but whose answer was lost. */
async function startWithLostLogin() {
  const login = await startWithCode();
  login.calls.logIn.next(LOST, LOST, LOST, LOST);
  await login.send(typeRightCode, { type: 'SUBMIT_CODE' });
  await login.clock.advance(10_000);
  return login;
}

test('logs in with a phone and its code', async () => {
  const { send, state, context, logins, calls } = startLogin();
  expect(state()).toBe('enteringPhone');
  await send({ type: 'TYPE_PHONE', text: TYPED }, { type: 'SEND_CODE' });
  expect(state()).toBe('enteringCode');
  expect(context()).toMatchObject({ phone: PHONE, resendAt: MEMORY_START + MEMORY_RESEND_MS });
  await send(typeRightCode, { type: 'SUBMIT_CODE' });
  expect(state()).toBe('loggedIn');
  expect(logins).toEqual([{ token: 'token-1', user: { id: 'member-1', phone: PHONE.e164 } }]);
  expect(calls.sendCode.asked.map(({ request }) => request)).toEqual([PHONE.e164]);
  expect(calls.sendCode.made).toHaveLength(1);
  expect(calls.logIn.made).toHaveLength(1);
});

describe('the phone', () => {
  test.each(['021 555 0123', '0800 123 4567', '12', '', 'kopi'])(
    '%j that receives no SMS is rejected, and stays in the field',
    async (text) => {
      const { send, state, context, problem, calls } = startLogin();
      await send({ type: 'TYPE_PHONE', text }, { type: 'SEND_CODE' });
      expect(state()).toBe('enteringPhone');
      expect(problem()).toBe('phoneInvalid');
      expect(context().typedPhone).toBe(text);
      expect(calls.sendCode.asked).toEqual([]);
      await send({ type: 'TYPE_PHONE', text: `${text}1` });
      expect(problem()).toBeNull();
    },
  );

  test('is read as one of the chosen country', async () => {
    const { send, state, problem, context } = startLogin();
    await send({ type: 'TYPE_PHONE', text: '8123 4567' }, { type: 'SEND_CODE' });
    expect(problem()).toBe('phoneInvalid');
    await send({ type: 'CHOOSE_MARKET', market: 'SG' });
    expect(problem()).toBeNull();
    await send({ type: 'SEND_CODE' });
    expect(state()).toBe('enteringCode');
    expect(context().phone?.e164).toBe('+6581234567');
  });

  test('of another market offers that market, and stays as it was typed', async () => {
    const { send, state, problem, context } = startLogin();
    await send({ type: 'TYPE_PHONE', text: '0917 555 1234' }, { type: 'SEND_CODE' });
    expect(problem()).toBe('phoneInvalid');
    expect(context()).toMatchObject({ market: 'ID', otherMarket: 'PH' });

    await send({ type: 'CHOOSE_MARKET', market: 'PH' });
    expect(context()).toMatchObject({ typedPhone: '0917 555 1234', otherMarket: null });
    await send({ type: 'SEND_CODE' });
    expect(state()).toBe('enteringCode');
    expect(context().phone?.e164).toBe('+639175551234');
  });

  test('of no market of ours offers none', async () => {
    const { send, context } = startLogin();
    await send({ type: 'TYPE_PHONE', text: '021 555 1234' }, { type: 'SEND_CODE' });
    expect(context().otherMarket).toBeNull();
  });

  test('of another market offers it until something else is typed', async () => {
    const { send, context } = startLogin();
    await send({ type: 'TYPE_PHONE', text: '8123 4567' }, { type: 'SEND_CODE' });
    expect(context().otherMarket).toBe('SG');
    await send({ type: 'TYPE_PHONE', text: '8123 45678' });
    expect(context().otherMarket).toBeNull();
  });

  test('with a calling code is of its market', async () => {
    const { send, state, context } = startLogin();
    await send({ type: 'TYPE_PHONE', text: '+63 917 555 1234' });
    expect(context().market).toBe('PH');
    await send({ type: 'SEND_CODE' });
    expect(state()).toBe('enteringCode');
    expect(context().phone?.e164).toBe('+639175551234');
  });

  test('starts in the market of the page, unless one is typed', async () => {
    const { send, context } = startLogin();
    await send({ type: 'SUGGEST_MARKET', market: 'PH' });
    expect(context().market).toBe('PH');
    await send({ type: 'TYPE_PHONE', text: '0917' }, { type: 'SUGGEST_MARKET', market: 'SG' });
    expect(context().market).toBe('PH');
  });

  test('that is invalid asks the user to fix it', async () => {
    const { send, context } = startLogin();
    await send({ type: 'TYPE_PHONE', text: '12' }, { type: 'SEND_CODE' });
    expect(context().problem).toEqual({ message: 'phoneInvalid', next: 'fixInput', code: null });
  });

  test('shows no problem while it is checked again', async () => {
    const { actor, send, state, problem } = startLogin();
    await send({ type: 'TYPE_PHONE', text: '12' }, { type: 'SEND_CODE' });
    actor.send({ type: 'SEND_CODE' });
    expect(state()).toBe('checkingPhone');
    expect(problem()).toBeNull();
  });

  test('can be checked again after the phone rule failed to load', async () => {
    let tries = 0;
    const { send, state, context } = startLogin(createMemoryWorld(), {
      ports: {
        phones: {
          async parse() {
            tries += 1;
            if (tries === 1) throw new Error('Failed to load the phone rule.');
            return PHONE;
          },
        },
      },
    });
    await send({ type: 'TYPE_PHONE', text: TYPED }, { type: 'SEND_CODE' });
    expect(state()).toBe('enteringPhone');
    expect(context().problem).toEqual(createProblem('phoneCheckUnavailable'));
    expect(context().typedPhone).toBe(TYPED);
    await send({ type: 'SEND_CODE' });
    expect(state()).toBe('enteringCode');
  });
});

describe('sending the code', () => {
  test('twice within a frame sends one', async () => {
    const { actor, send, calls, state } = startLogin();
    await send({ type: 'TYPE_PHONE', text: TYPED });
    actor.send({ type: 'SEND_CODE' });
    actor.send({ type: 'SEND_CODE' });
    await settle();
    await send({ type: 'SEND_CODE' });
    expect(state()).toBe('enteringCode');
    expect(calls.sendCode.asked).toHaveLength(1);
    expect(calls.sendCode.made).toHaveLength(1);
  });

  test('is retried by itself after lost answers, and sends one SMS', async () => {
    const { calls, clock, send, isBusy, state } = startLogin();
    calls.sendCode.next(LOST, { kind: 'unreachable' }, LOST);
    await send({ type: 'TYPE_PHONE', text: TYPED }, { type: 'SEND_CODE' });
    expect(isBusy()).toBe(true);
    await clock.advance(10_000);
    expect(state()).toBe('enteringCode');
    expect(calls.sendCode.asked).toHaveLength(4);
    expect(calls.sendCode.made).toHaveLength(1);
  });

  test('says that it is slow after four seconds, until the next request', async () => {
    const { calls, clock, send, actor, context } = startLogin();
    calls.sendCode.next({ kind: 'answered', afterMs: 5000 });
    await send({ type: 'TYPE_PHONE', text: TYPED }, { type: 'SEND_CODE' });
    await clock.advance(3999);
    expect(context().isSlow).toBe(false);
    await clock.advance(1);
    expect(context().isSlow).toBe(true);
    await clock.advance(1000);
    await send(typeRightCode);
    actor.send({ type: 'SUBMIT_CODE' });
    expect(context().isSlow).toBe(false);
  });

  test.each([
    ['lost', [LOST, LOST, LOST, LOST], 'unreachable'],
    ['turned away as busy after a loss', [LOST, BUSY, BUSY, BUSY], 'busy'],
    ['not of the contract', [{ kind: 'malformed' }], 'unexpected'],
  ] as const)(
    'says so if its answer stays %s, and the next tap sends no second SMS',
    async (...args) => {
      const [, outcomes, message] = args;
      const { calls, clock, send, isBusy, state, problem, context } = startLogin();
      calls.sendCode.next(...outcomes);
      await send({ type: 'TYPE_PHONE', text: TYPED }, { type: 'SEND_CODE' });
      await clock.advance(10_000);
      expect(state()).toBe('enteringPhone');
      expect(problem()).toBe(message);
      expect(isBusy()).toBe(false);
      expect(context().typedPhone).toBe(TYPED);
      // Autofill may type the same phone again: it is still the same SMS.
      await send({ type: 'CHOOSE_MARKET', market: 'ID' }, { type: 'TYPE_PHONE', text: TYPED });
      await send({ type: 'SEND_CODE' });
      expect(state()).toBe('enteringCode');
      expect(calls.sendCode.made).toHaveLength(1);
    },
  );

  test('that is refused shows why, and the next request takes a new key', async () => {
    const { calls, send, state, problem } = startLogin();
    calls.sendCode.next({ kind: 'refused', code: RESPONSE_CODE.phoneInvalid });
    await send({ type: 'TYPE_PHONE', text: TYPED }, { type: 'SEND_CODE' });
    expect(state()).toBe('enteringPhone');
    expect(problem()).toBe('phoneInvalid');
    await send({ type: 'SEND_CODE' });
    expect(state()).toBe('enteringCode');
    const [refused, sent] = calls.sendCode.asked;
    expect(refused?.key).not.toBe(sent?.key);
    expect(calls.sendCode.made).toEqual([sent?.key]);
  });

  test('to another phone is another request', async () => {
    const { calls, clock, send } = startLogin();
    calls.sendCode.next(LOST, LOST, LOST, LOST);
    await send({ type: 'TYPE_PHONE', text: TYPED }, { type: 'SEND_CODE' });
    await clock.advance(10_000);
    await send({ type: 'TYPE_PHONE', text: OTHER_TYPED }, { type: 'SEND_CODE' });
    expect(new Set(calls.sendCode.made).size).toBe(2);
    expect(calls.sendCode.asked.at(-1)?.request).toBe(OTHER_PHONE);
  });

  test('to a phone of another country is another request', async () => {
    const { calls, clock, send } = startLogin();
    calls.sendCode.next(LOST, LOST, LOST, LOST);
    await send({ type: 'TYPE_PHONE', text: TYPED }, { type: 'SEND_CODE' });
    await clock.advance(10_000);
    await send({ type: 'CHOOSE_MARKET', market: 'SG' }, { type: 'CHOOSE_MARKET', market: 'ID' });
    await send({ type: 'SEND_CODE' });
    expect(calls.sendCode.asked.at(-1)?.key).not.toBe(calls.sendCode.asked[0]?.key);
  });
});

describe('another code', () => {
  test('cannot be sent before the countdown ends, and can at its end', async () => {
    const { clock, send, calls, context } = await startWithCode();
    await clock.advance(MEMORY_RESEND_MS - 1);
    await send({ type: 'SEND_CODE' });
    expect(calls.sendCode.made).toHaveLength(1);
    await clock.advance(1);
    await send({ type: 'SEND_CODE' });
    expect(calls.sendCode.made).toHaveLength(2);
    expect(context().resendAt).toBe(MEMORY_START + 2 * MEMORY_RESEND_MS);
  });

  test('is requested without the problem of the last one', async () => {
    const { actor, calls, clock, send, state, problem } = await startWithCode();
    calls.logIn.next(CODE_WRONG);
    await send({ type: 'TYPE_CODE', text: '000000' }, { type: 'SUBMIT_CODE' });
    await clock.advance(MEMORY_RESEND_MS);
    actor.send({ type: 'SEND_CODE' });
    expect(state()).toBe('sendingCode');
    expect(problem()).toBeNull();
  });

  test('clears what was typed of the last one', async () => {
    const { clock, send, context } = await startWithCode();
    await send({ type: 'TYPE_CODE', text: '12' });
    await clock.advance(MEMORY_RESEND_MS);
    await send({ type: 'SEND_CODE' });
    expect(context().typedCode).toBe('');
  });

  test('that is not sent leaves the last one usable', async () => {
    const { calls, clock, send, state, problem } = await startWithCode();
    await clock.advance(MEMORY_RESEND_MS);
    calls.sendCode.next(TOO_SOON);
    await send({ type: 'SEND_CODE' });
    expect(state()).toBe('enteringCode');
    expect(problem()).toBe('smsCodeTooSoon');
    await send({ type: 'SEND_CODE' });
    const [, refused, sent] = calls.sendCode.asked.map(({ key }) => key);
    expect(refused).not.toBe(sent);
    await send(typeRightCode, { type: 'SUBMIT_CODE' });
    expect(state()).toBe('loggedIn');
  });
});

describe('changing the phone', () => {
  test('keeps what was typed, and clears the code', async () => {
    const { send, state, context } = await startWithCode();
    await send(
      { type: 'TYPE_CODE', text: '48' },
      { type: 'SUBMIT_CODE' },
      { type: 'CHANGE_PHONE' },
    );
    expect(state()).toBe('enteringPhone');
    expect(context()).toMatchObject({
      typedPhone: TYPED,
      typedCode: '',
      resendAt: null,
      problem: null,
    });
    await send({ type: 'TYPE_PHONE', text: OTHER_TYPED }, { type: 'SEND_CODE' });
    expect(state()).toBe('enteringCode');
    expect(context().phone?.e164).toBe(OTHER_PHONE);
  });

  test('and changing it back keeps the wait for another code, and that no code is accepted any more', async () => {
    const { calls, clock, send, context, problem } = await startWithCode();
    const { resendAt } = context();
    calls.logIn.next({ kind: 'refused', code: RESPONSE_CODE.smsCodeTooManyTries });
    calls.sendCode.next(TOO_SOON);
    await clock.advance(20_000);
    await send(typeRightCode, { type: 'SUBMIT_CODE' }, { type: 'CHANGE_PHONE' });
    expect(problem()).toBeNull();
    await send({ type: 'SEND_CODE' });
    expect(context().resendAt).toBe(resendAt);
    expect(problem()).toBe('smsCodeTooManyTries');
  });

  test('to another one forgets what was wrong with the code', async () => {
    const { calls, clock, send, context, problem } = await startWithCode();
    calls.logIn.next({ kind: 'refused', code: RESPONSE_CODE.smsCodeTooManyTries });
    calls.sendCode.next(TOO_SOON);
    await clock.advance(20_000);
    await send(typeRightCode, { type: 'SUBMIT_CODE' }, { type: 'CHANGE_PHONE' });
    await send({ type: 'TYPE_PHONE', text: OTHER_TYPED }, { type: 'SEND_CODE' });
    expect(context().resendAt).toBe(clock.now() + 60_000);
    expect(problem()).toBeNull();
  });

  test('and changing it back resumes with the code that was sent', async () => {
    const { calls, clock, send, state, context } = await startWithCode();
    calls.logIn.next({ kind: 'refused', code: RESPONSE_CODE.smsCodeWrong });
    calls.sendCode.next(TOO_SOON);
    await send(typeRightCode, { type: 'SUBMIT_CODE' });
    await send({ type: 'CHANGE_PHONE' }, { type: 'SEND_CODE' });
    expect(state()).toBe('enteringCode');
    expect(context()).toMatchObject({ problem: null, resendAt: clock.now() + 60_000 });
    await clock.advance(60_000);
    await send({ type: 'SEND_CODE' });
    const [, refused, sent] = calls.sendCode.asked.map(({ key }) => key);
    expect(refused).not.toBe(sent);
  });

  test('and changing it back shows any other problem at the phone', async () => {
    const { calls, send, state, problem } = await startWithCode();
    calls.sendCode.next({ kind: 'refused', code: RESPONSE_CODE.phoneInvalid });
    await send({ type: 'CHANGE_PHONE' }, { type: 'SEND_CODE' });
    expect(state()).toBe('enteringPhone');
    expect(problem()).toBe('phoneInvalid');
  });

  test('after a code that was never sent shows what went wrong', async () => {
    const { calls, send, state, problem } = startLogin();
    calls.sendCode.next({ kind: 'refused', code: RESPONSE_CODE.notFound });
    await send({ type: 'TYPE_PHONE', text: TYPED }, { type: 'SEND_CODE' });
    expect(state()).toBe('enteringPhone');
    expect(problem()).not.toBeNull();
  });

  test('ends the wait for the SMS', async () => {
    const { world, send, context } = await startWithCode();
    await send({ type: 'CHANGE_PHONE' });
    world.inbox.deliver(MEMORY_SMS_CODE);
    await settle();
    expect(context().typedCode).toBe('');
  });
});

describe('the code', () => {
  test('is filled in and submitted when the user lets the platform read the SMS', async () => {
    const { world, send, context, state, calls } = await startWithCode();
    await send({ type: 'TYPE_CODE', text: '48' });
    world.inbox.deliver(MEMORY_SMS_CODE);
    await settle();
    expect(context().typedCode).toBe(MEMORY_SMS_CODE);
    expect(calls.logIn.made).toHaveLength(1);
    expect(state()).toBe('loggedIn');
  });

  test('is filled in, too, when its SMS arrives before the answer to the request', async () => {
    const { world, send, state, calls } = startLogin();
    calls.sendCode.next({ kind: 'answered', afterMs: 2000 });
    await send({ type: 'TYPE_PHONE', text: TYPED }, { type: 'SEND_CODE' });
    world.inbox.deliver(MEMORY_SMS_CODE);
    await world.clock.advance(1999);
    expect(state()).toBe('sendingCode');
    await world.clock.advance(1);
    expect(calls.logIn.made).toHaveLength(1);
    expect(state()).toBe('loggedIn');
  });

  test.each([null, '12', 'your code'])('that is read as %j keeps what was typed', async (text) => {
    const { world, send, context, problem } = await startWithCode();
    await send({ type: 'TYPE_CODE', text: '48' });
    world.inbox.deliver(text);
    await settle();
    expect(context().typedCode).toBe('48');
    expect(problem()).toBeNull();
  });

  test('can be typed when the platform fails to read it', async () => {
    const { world, send, state } = await startWithCode();
    world.inbox.breakOff();
    await settle();
    await send(typeRightCode, { type: 'SUBMIT_CODE' });
    expect(state()).toBe('loggedIn');
  });

  test('that is incomplete is not submitted', async () => {
    const { send, state, problem, calls } = await startWithCode();
    await send({ type: 'TYPE_CODE', text: '48 29' }, { type: 'SUBMIT_CODE' });
    expect(state()).toBe('enteringCode');
    expect(problem()).toBe('smsCodeIncomplete');
    expect(calls.logIn.asked).toEqual([]);
    await send({ type: 'TYPE_CODE', text: '48 291' });
    expect(problem()).toBeNull();
  });

  test('that is wrong stays, to be fixed', async () => {
    const { calls, send, state, problem, context } = await startWithCode();
    calls.logIn.next(CODE_WRONG, CODE_WRONG);
    await send({ type: 'TYPE_CODE', text: '000000' }, { type: 'SUBMIT_CODE' });
    expect(state()).toBe('enteringCode');
    expect(problem()).toBe('smsCodeWrong');
    expect(context().typedCode).toBe('000000');
    await send({ type: 'TYPE_CODE', text: '000 000' });
    expect(problem()).toBe('smsCodeWrong');
    await send({ type: 'SUBMIT_CODE' });
    const [refused, again] = calls.logIn.asked.map(({ key }) => key);
    expect(refused).not.toBe(again);
    await send(typeRightCode);
    expect(problem()).toBeNull();
    await send({ type: 'SUBMIT_CODE' });
    expect(state()).toBe('loggedIn');
  });

  test.each([
    [RESPONSE_CODE.smsCodeExpired, 'smsCodeExpired'],
    [RESPONSE_CODE.smsCodeTooManyTries, 'smsCodeTooManyTries'],
  ])('that is refused with %i leads to a new one', async (code, message) => {
    const { calls, send, actor } = await startWithCode();
    calls.logIn.next({ kind: 'refused', code });
    await send(typeRightCode, { type: 'SUBMIT_CODE' });
    expect(actor.getSnapshot().context.problem).toEqual({
      message,
      next: 'askNewCode',
      code: null,
    });
  });
});

describe('logging in', () => {
  test('is busy, and shows no earlier problem', async () => {
    const { actor, calls, send, isBusy, problem } = await startWithCode();
    calls.logIn.next(CODE_WRONG);
    await send({ type: 'TYPE_CODE', text: '000000' }, { type: 'SUBMIT_CODE' });
    actor.send({ type: 'SUBMIT_CODE' });
    expect(isBusy()).toBe(true);
    expect(problem()).toBeNull();
  });

  test('with another code, while the first one’s outcome is unknown, is the same login', async () => {
    const { calls, clock, send, state } = await startWithCode();
    calls.logIn.next(UNREACHABLE, UNREACHABLE, UNREACHABLE, UNREACHABLE);
    await send({ type: 'TYPE_CODE', text: '000000' }, { type: 'SUBMIT_CODE' });
    await clock.advance(10_000);
    await send(typeRightCode, { type: 'SUBMIT_CODE' });
    expect(state()).toBe('loggedIn');
    expect(new Set(calls.logIn.asked.map(({ key }) => key)).size).toBe(1);
  });

  test('keeps its key if the answer is lost and the next one does not settle it', async () => {
    const { send, calls, logins } = await startWithLostLogin();
    calls.logIn.next({ kind: 'refused', code: RESPONSE_CODE.signatureForged });
    await send({ type: 'SUBMIT_CODE' });
    expect(logins).toEqual([]);
    await send({ type: 'SUBMIT_CODE' });
    expect(logins).toHaveLength(1);
    expect(calls.logIn.made).toHaveLength(1);
  });

  test.each([
    [RESPONSE_CODE.tokenInvalid, 'sessionEnded'],
    [CLAIM_CODE.loginRequired, 'loginRequired'],
  ] as const)(
    'keeps its key when the backend refuses the session with %i',
    async (code, message) => {
      const { send, calls, context } = await startWithCode();
      calls.logIn.next({ kind: 'refused', code });
      await send(typeRightCode, { type: 'SUBMIT_CODE' });
      expect(context().problem).toEqual({ message, next: 'logIn', code: null });
      await send({ type: 'SUBMIT_CODE' });
      expect(new Set(calls.logIn.asked.map(({ key }) => key)).size).toBe(1);
    },
  );

  test('with a wrong code, after the right one’s answer was lost, says so and keeps the login', async () => {
    const { send, context, calls, logins } = await startWithLostLogin();
    await send({ type: 'TYPE_CODE', text: '000000' }, { type: 'SUBMIT_CODE' });
    expect(context().problem).toEqual({ message: 'smsCodeWrong', next: 'fixInput', code: null });
    await send(typeRightCode, { type: 'SUBMIT_CODE' });
    expect(logins).toHaveLength(1);
    expect(calls.logIn.made).toHaveLength(1);
  });

  test('with the code of another SMS is another login', async () => {
    const { calls, clock, send } = await startWithLostLogin();
    await clock.advance(MEMORY_RESEND_MS);
    await send({ type: 'SEND_CODE' }, typeRightCode, { type: 'SUBMIT_CODE' });
    expect(calls.logIn.asked.at(-1)?.key).not.toBe(calls.logIn.asked[0]?.key);
    expect(calls.logIn.made).toHaveLength(2);
  });

  test('after the phone was changed and changed back is the same login', async () => {
    const { calls, send, logins } = await startWithLostLogin();
    calls.sendCode.next(TOO_SOON);
    await send(
      { type: 'CHANGE_PHONE' },
      { type: 'TYPE_PHONE', text: OTHER_TYPED },
      { type: 'TYPE_PHONE', text: TYPED },
      { type: 'SEND_CODE' },
    );
    await send(typeRightCode, { type: 'SUBMIT_CODE' });
    expect(logins).toHaveLength(1);
    expect(calls.logIn.made).toHaveLength(1);
  });

  test('after another phone was refused is the same login, also after a reload', async () => {
    const before = await startWithLostLogin();
    before.calls.sendCode.next({ kind: 'refused', code: RESPONSE_CODE.phoneInvalid }, TOO_SOON);
    await before.send(
      { type: 'CHANGE_PHONE' },
      { type: 'TYPE_PHONE', text: OTHER_TYPED },
      { type: 'SEND_CODE' },
    );
    const { send, state, context, logins, calls } = before.reload();
    expect(state()).toBe('enteringPhone');
    await send({ type: 'TYPE_PHONE', text: TYPED }, { type: 'SEND_CODE' });
    expect(context().phone).toEqual(PHONE);
    await send(typeRightCode, { type: 'SUBMIT_CODE' });
    expect(logins).toHaveLength(1);
    expect(calls.logIn.made).toHaveLength(1);
  });

  test('with another phone, which has a code already, is another login', async () => {
    const { calls, send, context } = await startWithLostLogin();
    calls.sendCode.next(TOO_SOON);
    await send(
      { type: 'CHANGE_PHONE' },
      { type: 'TYPE_PHONE', text: OTHER_TYPED },
      { type: 'SEND_CODE' },
    );
    expect(context().phone?.e164).toBe(OTHER_PHONE);
    await send(typeRightCode, { type: 'SUBMIT_CODE' });
    const [lost] = calls.logIn.asked;
    const last = calls.logIn.asked.at(-1);
    expect(last?.request.phone).toBe(OTHER_PHONE);
    expect(last?.key).not.toBe(lost?.key);
  });

  test('twice within a frame is one login', async () => {
    const { actor, send, logins, calls } = await startWithCode();
    await send(typeRightCode);
    actor.send({ type: 'SUBMIT_CODE' });
    actor.send({ type: 'SUBMIT_CODE' });
    await settle();
    await send({ type: 'SUBMIT_CODE' });
    expect(logins).toHaveLength(1);
    expect(calls.logIn.asked).toHaveLength(1);
  });

  test('whose answer is lost is one login', async () => {
    const { calls, clock, send, logins } = await startWithCode();
    calls.logIn.next(LOST);
    await send(typeRightCode, { type: 'SUBMIT_CODE' });
    await clock.advance(10_000);
    expect(logins).toHaveLength(1);
    expect(calls.logIn.made).toHaveLength(1);
  });

  test.each([
    ['lost', [LOST, LOST, LOST, LOST], 'unreachable'],
    ['turned away as busy after a loss', [LOST, BUSY, BUSY, BUSY], 'busy'],
  ] as const)('whose answers stay %s resumes with the next tap', async (_, outcomes, message) => {
    const { calls, clock, send, state, problem, logins } = await startWithCode();
    calls.logIn.next(...outcomes);
    await send(typeRightCode, { type: 'SUBMIT_CODE' });
    await clock.advance(10_000);
    expect(state()).toBe('enteringCode');
    expect(problem()).toBe(message);
    // Autofill may type the same code again: it is still the same login.
    await send(typeRightCode, { type: 'SUBMIT_CODE' });
    expect(state()).toBe('loggedIn');
    expect(logins).toHaveLength(1);
    expect(calls.logIn.made).toHaveLength(1);
  });

  test('whose answer is malformed says so, and can be retried', async () => {
    const { calls, send, state, problem, logins } = await startWithCode();
    calls.logIn.next({ kind: 'malformed' });
    await send(typeRightCode, { type: 'SUBMIT_CODE' });
    expect(state()).toBe('enteringCode');
    expect(problem()).toBe('unexpected');
    await send({ type: 'SUBMIT_CODE' });
    expect(logins).toHaveLength(1);
  });

  test('ends with the page: a late answer is ignored', async () => {
    const { calls, clock, send, actor, logins } = await startWithCode();
    calls.logIn.next({ kind: 'answered', afterMs: 5000 });
    await send(typeRightCode, { type: 'SUBMIT_CODE' });
    actor.stop();
    await clock.advance(10_000);
    expect(logins).toEqual([]);
  });
});

describe('a reload', () => {
  test('in the middle of typing keeps the phone and its country', async () => {
    const login = startLogin();
    await login.send({ type: 'CHOOSE_MARKET', market: 'PH' }, { type: 'TYPE_PHONE', text: '0917' });
    const { state, context } = login.reload();
    expect(state()).toBe('enteringPhone');
    expect(context()).toMatchObject({ market: 'PH', typedPhone: '0917' });
  });

  test('between send and code resumes with the code, and the countdown continues', async () => {
    const before = await startWithCode();
    await before.clock.advance(30_000);
    const { send, clock, state, context, logins, calls } = before.reload();
    expect(state()).toBe('enteringCode');
    expect(context()).toMatchObject({
      phone: PHONE,
      resendAt: MEMORY_START + MEMORY_RESEND_MS,
      typedCode: '',
    });
    await clock.advance(29_999);
    await send({ type: 'SEND_CODE' });
    expect(calls.sendCode.made).toHaveLength(1);
    await send(typeRightCode, { type: 'SUBMIT_CODE' });
    expect(logins).toHaveLength(1);
  });

  test('keeps the phone that another code is sent to', async () => {
    const before = await startWithCode();
    const { send, clock, calls } = before.reload();
    await clock.advance(MEMORY_RESEND_MS);
    await send({ type: 'SEND_CODE' });
    expect(calls.sendCode.asked.map(({ request }) => request)).toEqual([PHONE.e164, PHONE.e164]);
  });

  test('after a login whose answer was lost leads to that login, with the same code', async () => {
    const before = await startWithCode();
    before.calls.logIn.next({ kind: 'never' });
    await before.send(typeRightCode, { type: 'SUBMIT_CODE' });
    const { send, logins, calls } = before.reload();
    await send({ type: 'TYPE_CODE', text: '48' }, typeRightCode, { type: 'SUBMIT_CODE' });
    expect(logins).toHaveLength(1);
    expect(calls.logIn.made).toHaveLength(1);
  });

  test('while the code is being sent leads to one SMS', async () => {
    const before = startLogin();
    before.calls.sendCode.next({ kind: 'never' });
    await before.send({ type: 'TYPE_PHONE', text: TYPED }, { type: 'SEND_CODE' });
    const { send, state, context, calls } = before.reload();
    expect(state()).toBe('enteringPhone');
    expect(context().typedPhone).toBe(TYPED);
    await send({ type: 'SEND_CODE' });
    expect(state()).toBe('enteringCode');
    expect(calls.sendCode.made).toHaveLength(1);
  });
});

test('a draft without its phone starts at the phone', async () => {
  const before = await startWithCode();
  const draft = { ...loginDraftOf(before.context()), phone: null };
  expect(startLogin(before.world, { draft }).state()).toBe('enteringPhone');
});

test('a session that ended shows a problem, which offers the login', async () => {
  const { send, state, context } = startLogin();
  await send({ type: 'TYPE_PHONE', text: TYPED }, { type: 'SESSION_ENDED' });
  expect(state()).toBe('enteringPhone');
  expect(context()).toMatchObject({
    typedPhone: TYPED,
    problem: { message: 'sessionEnded', next: 'logIn', code: null },
  });
});

test('starting over clears the form and the sent code', async () => {
  const { send, state, context } = await startWithCode();
  await send(typeRightCode, { type: 'START_OVER' });
  expect(state()).toBe('enteringPhone');
  expect(context()).toMatchObject({
    market: 'ID',
    typedPhone: '',
    typedCode: '',
    phone: null,
    resendAt: null,
    problem: null,
  });
});

describe('after too many requests', () => {
  const RETRY_AT = MEMORY_START + 5 * 60_000;
  const LIMITED = {
    kind: 'refused',
    code: RESPONSE_CODE.tooManyRequests,
    retryAt: RETRY_AT,
  } as const;
  const SEND = { type: 'SEND_CODE' } as const;
  const SUBMIT = { type: 'SUBMIT_CODE' } as const;

  test('another SMS waits until it may be sent', async () => {
    const { send, state, context, clock, calls } = startLogin();
    calls.sendCode.next(LIMITED);
    await send({ type: 'TYPE_PHONE', text: TYPED }, SEND);
    expect(state()).toBe('enteringPhone');
    expect(context()).toMatchObject({
      waitUntil: RETRY_AT,
      problem: { message: 'tooManyRequests', retryAt: RETRY_AT },
    });
    await clock.advance(5 * 60_000 - 1);
    await send(SEND);
    expect(calls.sendCode.asked).toHaveLength(1);
    await clock.advance(1);
    await send(SEND);
    expect(state()).toBe('enteringCode');
    expect(context()).toMatchObject({ waitUntil: 0, problem: null });
  });

  test('another phone does not wait', async () => {
    const { send, state, problem, calls } = startLogin();
    calls.sendCode.next(LIMITED);
    await send({ type: 'TYPE_PHONE', text: TYPED }, SEND);
    await send({ type: 'TYPE_PHONE', text: OTHER_TYPED });
    expect(problem()).toBeNull();
    await send(SEND);
    expect(state()).toBe('enteringCode');
  });

  test('the code of an earlier SMS is still accepted, and only the next SMS waits', async () => {
    const { send, state, context, clock, calls, logins } = await startWithCode();
    await clock.advance(MEMORY_RESEND_MS);
    calls.sendCode.next(LIMITED);
    await send(SEND);
    expect(state()).toBe('enteringCode');
    expect(context()).toMatchObject({ resendAt: RETRY_AT, waitUntil: 0 });
    await send({ type: 'CHANGE_PHONE' });
    calls.sendCode.next(LIMITED);
    await send(SEND);
    expect(state()).toBe('enteringCode');
    expect(context()).toMatchObject({ resendAt: RETRY_AT, waitUntil: 0 });
    await send(typeRightCode, SUBMIT);
    expect(logins).toHaveLength(1);
  });

  test('another phone has no code to enter', async () => {
    const { send, state, context, calls } = await startWithCode();
    calls.sendCode.next(LIMITED);
    await send({ type: 'CHANGE_PHONE' }, { type: 'TYPE_PHONE', text: OTHER_TYPED }, SEND);
    expect(state()).toBe('enteringPhone');
    expect(context().waitUntil).toBe(RETRY_AT);
  });

  test('another code waits until it may be tried, whatever is typed', async () => {
    const { send, problem, context, clock, calls, logins } = await startWithCode();
    calls.logIn.next(LIMITED);
    await send({ type: 'TYPE_CODE', text: '111111' }, SUBMIT);
    expect(context().waitUntil).toBe(RETRY_AT);
    await send(typeRightCode, SUBMIT);
    expect(problem()).toBe('tooManyRequests');
    expect(calls.logIn.asked).toHaveLength(1);
    await clock.advance(5 * 60_000);
    await send(SUBMIT);
    expect(logins).toHaveLength(1);
  });

  test('another SMS may be sent while codes wait', async () => {
    const { send, context, clock, calls, logins } = await startWithCode();
    calls.logIn.next(LIMITED);
    await send(typeRightCode, SUBMIT);
    await clock.advance(MEMORY_RESEND_MS);
    await send(SEND);
    expect(calls.sendCode.asked).toHaveLength(2);
    expect(context()).toMatchObject({ waitUntil: 0, problem: null });
    await send(typeRightCode, SUBMIT);
    expect(logins).toHaveLength(1);
  });

  test('without a moment a retry waits for nothing', async () => {
    const { send, state, problem, calls } = startLogin();
    calls.sendCode.next({ kind: 'refused', code: RESPONSE_CODE.tooManyRequests });
    await send({ type: 'TYPE_PHONE', text: TYPED }, SEND);
    expect(problem()).toBe('tooManyRequests');
    await send(SEND);
    expect(state()).toBe('enteringCode');
  });
});
