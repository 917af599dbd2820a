import { test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { failureOfCode } from '../../flow/gateway/failure-of-code.ts';
import { RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import type { PhoneNumbers } from '../../platform/phone-numbers.ts';
import { fail } from '../../platform/result.ts';
import type { LoginDraft } from '../../platform/session/session.ts';
import { parsePhone } from '../../rules/phone/phone.ts';
import { watchChange } from '../../testing/change-watch.ts';
import { walkMachine } from '../../testing/machine-walk.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { createMemorySmsInbox } from '../../testing/memory-sms-inbox.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { walkedCall } from '../../testing/walk-plan.ts';
import { type LoginMachine, loginMachine } from './login.machine.ts';
import { createMemoryLoginGateway, MEMORY_RESEND_MS, MEMORY_SMS_CODE } from './login.memory.ts';
import type { LoginEvent } from './login.types.ts';
import { loginDraftOf } from './login-draft.ts';

type LoginSnapshot = SnapshotFrom<LoginMachine>;

const PHONE = '0812-3456-7890';

function begin() {
  const clock = createVirtualClock(MEMORY_START);
  const { login, calls } = createMemoryLoginGateway(clock);
  const nextSmsAt = new Map<string, number>();
  /** Respects the backend's limit: no second SMS to a phone right after the first. */
  const sendCodeInTime: typeof login.sendCode = async (phone, options) => {
    const isRepeated = calls.sendCode.made.includes(options.idempotencyKey);
    if (!isRepeated && clock.now() < (nextSmsAt.get(phone) ?? 0)) {
      return fail(failureOfCode(RESPONSE_CODE.smsCodeTooSoon));
    }
    const answer = login.sendCode(phone, options);
    if (!isRepeated && calls.sendCode.made.includes(options.idempotencyKey)) {
      nextSmsAt.set(phone, clock.now() + MEMORY_RESEND_MS);
    }
    return answer;
  };
  const sending = watchChange(sendCodeInTime);
  const loggingIn = watchChange(login.logIn, calls.logIn.made);
  const sendCode = walkedCall(calls.sendCode);
  const logIn = walkedCall(calls.logIn);
  const inbox = createMemorySmsInbox();
  const phones: PhoneNumbers = { parse: async (typed, country) => parsePhone(typed, country) };
  const ports = {
    clock,
    random: createSeededRandom(1),
    phones,
    smsCodes: inbox,
    login: { ...login, sendCode: sending.ask, logIn: loggingIn.ask },
  };
  let phoneOfCode = '';
  /** One SMS is one login, whatever is typed, even if the phone is changed and changed back. */
  function isAnotherCode(before: LoginDraft, { phone, resendAt }: LoginDraft): boolean {
    if (phone === null || resendAt === null || resendAt === before.resendAt) return false;
    const isOtherPhone = phone.e164 !== phoneOfCode;
    phoneOfCode = phone.e164;
    return isOtherPhone || calls.sendCode.made.includes(before.sendKey);
  }

  const world = {
    clock,
    inbox,
    /** The expected content of the phone field. */
    typedPhone: '',
    /** The tokens of the logins that the page reported. */
    reported: new Set<string>(),
    logins: calls.logIn.made,
    changes: [sending, loggingIn],
    calls: [sendCode, logIn],
    wished: {
      ...sendCode,
      // Loses the answer to the SMS, or to the login.
      lose: (isLater: boolean) => (isLater ? logIn : sendCode).lose(false),
    },
    draftOf: ({ context }: LoginSnapshot) => loginDraftOf(context),
    load(draft: LoginDraft | null) {
      const actor = createActor(loginMachine, { clock, input: { ports, draft } });
      actor.on('loggedIn', ({ login: { token } }) => world.reported.add(token));
      let { context: last } = actor.getSnapshot();
      actor.subscribe(({ context }) => {
        // Another phone is another request.
        if (context.typedPhone !== last.typedPhone || context.market !== last.market) {
          sending.release();
        }
        if (isAnotherCode(last, context)) loggingIn.release();
        last = context;
      });
      actor.start();
      return {
        getSnapshot: () => actor.getSnapshot(),
        stop: () => actor.stop(),
        send(event: LoginEvent) {
          world.typedPhone = phoneFieldAfter(event, actor.getSnapshot());
          if (event.type === 'START_OVER') loggingIn.release();
          actor.send(event);
        },
      };
    },
  };
  return world;
}

function phoneFieldAfter(event: LoginEvent, { value, context }: LoginSnapshot): string {
  if (event.type === 'START_OVER') return '';
  return event.type === 'TYPE_PHONE' && value === 'enteringPhone' ? event.text : context.typedPhone;
}

test('sends no SMS twice, logs in once, and loses no input, whatever happens', () =>
  walkMachine({
    begin,
    events: [
      { type: 'TYPE_PHONE', text: PHONE },
      { type: 'TYPE_PHONE', text: PHONE },
      { type: 'TYPE_PHONE', text: '0813 2222 3333' },
      { type: 'TYPE_PHONE', text: '021 555 0123' },
      { type: 'CHOOSE_MARKET', market: 'SG' },
      { type: 'CHOOSE_MARKET', market: 'ID' },
      { type: 'SEND_CODE' },
      { type: 'SEND_CODE' },
      { type: 'SEND_CODE' },
      { type: 'SEND_CODE' },
      { type: 'TYPE_CODE', text: MEMORY_SMS_CODE },
      { type: 'TYPE_CODE', text: MEMORY_SMS_CODE },
      { type: 'TYPE_CODE', text: '000000' },
      { type: 'TYPE_CODE', text: '48' },
      { type: 'SUBMIT_CODE' },
      { type: 'SUBMIT_CODE' },
      { type: 'SUBMIT_CODE' },
      { type: 'CHANGE_PHONE' },
      { type: 'CHANGE_PHONE' },
      { type: 'START_OVER' },
      { type: 'SESSION_ENDED' },
    ],
    wish: [
      { type: 'TYPE_PHONE', text: PHONE },
      { type: 'SEND_CODE' },
      'settle',
      { type: 'TYPE_CODE', text: MEMORY_SMS_CODE },
      { type: 'SUBMIT_CODE' },
    ],
    worldEvents: {
      'an SMS arrives': ({ inbox }) => inbox.deliver(MEMORY_SMS_CODE),
      'the user declines the code of an SMS': ({ inbox }) => inbox.deliver(null),
      'the code reader fails': ({ inbox }) => inbox.breakOff(),
    },
    laws: {
      'the phone field contains what was typed': ({ context }, { typedPhone }) =>
        context.typedPhone === typedPhone,
      'the page is busy while it waits for an answer': (snapshot) =>
        snapshot.hasTag('busy') ===
        (snapshot.matches('checkingPhone') ||
          snapshot.matches('sendingCode') ||
          snapshot.matches('loggingIn')),
      'a code is entered for the phone that it was sent to': (snapshot) =>
        !(snapshot.matches('enteringCode') || snapshot.matches('loggingIn')) ||
        (snapshot.context.phone !== null && snapshot.context.resendAt !== null),
      'the page reports no more logins than the backend made': (_, { reported, logins }) =>
        reported.size <= logins.length,
    },
  }));
