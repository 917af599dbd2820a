import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { changeActor } from '../../flow/change/change.actor.ts';
import type { OpenedChange } from '../../flow/change/change-context.ts';
import { type ChangeOutcome, pendingAfter } from '../../flow/change/change-outcome.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import { isOutcome, withOutcome } from '../../flow/outcome-transitions.ts';
import { type Problem, problem, problemOf, problemOfCode } from '../../flow/problem/problem.ts';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import type { Login } from '../../platform/session/login.ts';
import type { LoginDraft } from '../../platform/session/session.ts';
import { marketOfPhone } from '../../rules/phone/market-of-phone.ts';
import type { CheckedPhone, LoginContext, LoginPorts, LoginTypes } from './login.types.ts';
import { emptyDraft } from './login-draft.ts';
import { readSmsCode, SMS_CODE } from './sms-code.ts';

/** How long to wait for another code if the backend only said that it is too soon. Milliseconds. */
const RESEND_PAUSE_MS = 60_000;

/** When the form says that a request is slow. Milliseconds. */
const SLOW_AFTER_MS = 4000;

/** What is sent, under a key. */
type SentLogin = LoginContext & OpenedChange;

type SentCode = { readonly resendAt: number };

/**
 * Login and registration by phone and SMS code (specification, section 6): enter a phone, wait for the code, enter it.
 * The draft of a reload holds the input and the idempotency keys.
 */
export const loginMachine = setup({
  types: machineTypes<LoginTypes>(),
  actors: {
    checkPhone: fromPromise<CheckedPhone, LoginContext>(
      ({ input: { ports, typedPhone, market } }) => ports.phones.parse(typedPhone, market),
    ),
    sendCode: changeActor(({ ports, checkedPhone }: SentLogin, options) =>
      ports.login.sendCode(e164Of(checkedPhone), options),
    ),
    readCode: fromPromise<string | null, LoginContext>(
      async ({ input: { ports, arrivedCode }, signal }) =>
        arrivedCode ?? ports.smsCodes.read(signal),
    ),
    logIn: changeActor(({ ports, phone, typedCode }: SentLogin, options) =>
      ports.login.logIn({ phone: e164Of(phone), code: typedCode }, options),
    ),
  },
  delays: { slow: SLOW_AFTER_MS },
  guards: {
    mayResend: ({ context: { ports, resendAt } }) => ports.clock.now() >= (resendAt ?? 0),
    mayTry: ({ context }) => !isWaiting(context),
    hasSentCode: ({ context }) => context.phone !== null && context.resendAt !== null,
    isCodeIncomplete: ({ context }) => !SMS_CODE.test(context.typedCode),
    /** A code was sent to this phone, before it was changed and changed back, and no other may be sent now. */
    isCodeOut: ({ context }, outcome: ChangeOutcome<SentCode>) =>
      context.resendAt === null &&
      (codeOf(outcome) === RESPONSE_CODE.smsCodeTooSoon ||
        (codeOf(outcome) === RESPONSE_CODE.tooManyRequests && leftCodeOf(context) !== null)),
  },
  actions: {
    begin: assign({ arrivedCode: null, problem: null, isSlow: false }),
    showSlow: assign({ isSlow: true }),
    showProblem: assign((_, shown: Problem) => ({ problem: shown })),
    startOver: assign(({ context }) => emptyContext(context.ports)),
    changePhone: assign(
      ({ context }, change: Partial<Pick<LoginDraft, 'market' | 'typedPhone'>>) => ({
        ...change,
        sendKey: context.ports.random.uuid(),
        waitUntil: 0,
        problem: null,
      }),
    ),
    takePhone: assign((_, checkedPhone: CheckedPhone) => ({ checkedPhone })),
    leaveCode: assign(({ context: { resendAt, problem } }) => ({
      // What was wrong with one code says nothing of the next, unless the SMS is used up.
      leftCode: { resendAt, problem: isUsedUp(problem) ? problem : null },
      resendAt: null,
      typedCode: '',
      waitUntil: 0,
      problem: null,
    })),
    typeCode: assign(({ context }, text: string) => ({
      typedCode: readSmsCode(text),
      problem: isWaiting(context) ? context.problem : null,
    })),
    keepArrivedCode: assign((_, arrivedCode: string | null) => ({ arrivedCode })),
    offerCode: enqueueActions(({ enqueue }, code: string | null) => {
      if (code === null || !SMS_CODE.test(code)) return;
      enqueue.raise({ type: 'TYPE_CODE', text: code });
      // The user allowed it with a tap.
      enqueue.raise({ type: 'SUBMIT_CODE' });
    }),
    resumeCode: assign(({ context }, outcome: ChangeOutcome<SentCode>) => {
      const { ports, checkedPhone, logInKey } = context;
      const now = ports.clock.now();
      const left = leftCodeOf(context);
      const resendAt = retryAtOf(outcome) ?? left?.resendAt ?? 0;
      return {
        phone: checkedPhone,
        resendAt: resendAt > now ? resendAt : now + RESEND_PAUSE_MS,
        sendKey: ports.random.uuid(),
        logInKey: isPhoneOfLastCode(context) ? logInKey : ports.random.uuid(),
        leftCode: null,
        problem: left?.problem ?? null,
      };
    }),
    settleCode: assign(({ context }, outcome: ChangeOutcome<SentCode>) => {
      const sendKey = keyAfter(outcome, context.sendKey, context.ports);
      if (outcome.kind !== 'done') {
        const retryAt = retryAtOf(outcome) ?? 0;
        return {
          sendKey,
          problem: problemAfter(outcome),
          // In the code step, the code of the last SMS can still be entered.
          ...(context.resendAt === null
            ? { waitUntil: retryAt }
            : { resendAt: Math.max(context.resendAt, retryAt) }),
        };
      }
      const { resendAt } = outcome.value;
      const logInKey = context.ports.random.uuid();
      return {
        phone: context.checkedPhone,
        typedCode: '',
        resendAt,
        sendKey,
        logInKey,
        waitUntil: 0,
        leftCode: null,
      };
    }),
    settleLogin: enqueueActions(({ enqueue, context }, outcome: ChangeOutcome<Login>) => {
      if (outcome.kind === 'done') enqueue.emit({ type: 'loggedIn', login: outcome.value });
      else {
        enqueue.assign({
          logInKey: keyAfter(outcome, context.logInKey, context.ports),
          waitUntil: retryAtOf(outcome) ?? 0,
          // The key logged the user in before, with the right code of this SMS.
          problem:
            codeOf(outcome) === RESPONSE_CODE.bodyInvalid
              ? problemOfCode(RESPONSE_CODE.smsCodeWrong)
              : problemAfter(outcome),
        });
      }
    }),
  },
}).createMachine({
  id: 'login',
  context: ({ input: { ports, draft } }) => ({
    ...emptyContext(ports),
    ...draft,
    checkedPhone: draft?.phone ?? null,
  }),
  initial: 'resuming',
  on: {
    SESSION_ENDED: {
      actions: { type: 'showProblem', params: problemOfCode(RESPONSE_CODE.tokenInvalid) },
    },
    START_OVER: { target: '.enteringPhone', actions: 'startOver' },
  },
  states: {
    resuming: {
      always: [{ guard: 'hasSentCode', target: 'enteringCode' }, { target: 'enteringPhone' }],
    },

    enteringPhone: {
      on: {
        // The same phone is the same request: it keeps its key.
        TYPE_PHONE: {
          guard: ({ context, event }) => event.text !== context.typedPhone,
          actions: {
            type: 'changePhone',
            // A number with its calling code says its market.
            params: ({ context, event: { text } }) => ({
              typedPhone: text,
              market: marketOfPhone(text) ?? context.market,
            }),
          },
        },
        SUGGEST_MARKET: {
          guard: ({ context, event }) =>
            context.typedPhone === '' && event.market !== context.market,
          actions: { type: 'changePhone', params: ({ event }) => ({ market: event.market }) },
        },
        CHOOSE_MARKET: {
          guard: ({ context, event }) => event.market !== context.market,
          actions: { type: 'changePhone', params: ({ event }) => ({ market: event.market }) },
        },
        SEND_CODE: { guard: 'mayTry', target: 'checkingPhone' },
      },
    },

    checkingPhone: {
      tags: 'busy',
      entry: 'begin',
      invoke: {
        src: 'checkPhone',
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ event }) => event.output === null,
            target: 'enteringPhone',
            actions: { type: 'showProblem', params: problemOfCode(RESPONSE_CODE.phoneInvalid) },
          },
          { target: 'sendingCode', actions: withOutcome('takePhone') },
        ],
        onError: {
          target: 'enteringPhone',
          actions: { type: 'showProblem', params: problem('phoneCheckUnavailable') },
        },
      },
    },

    sendingCode: {
      tags: 'busy',
      entry: 'begin',
      after: { slow: { actions: 'showSlow' } },
      invoke: [
        {
          src: 'sendCode',
          input: ({ context }) => sentUnder(context.sendKey, context),
          onDone: [
            {
              guard: withOutcome('isCodeOut'),
              target: 'resuming',
              actions: withOutcome('resumeCode'),
            },
            // After a failure the user can still enter an earlier code.
            { target: 'resuming', actions: withOutcome('settleCode') },
          ],
        },
        {
          // On a slow network the SMS is quicker than the answer.
          src: 'readCode',
          input: ({ context }) => context,
          onDone: { actions: withOutcome('keepArrivedCode') },
          onError: {},
        },
      ],
    },

    enteringCode: {
      invoke: {
        src: 'readCode',
        input: ({ context }) => context,
        onDone: { actions: withOutcome('offerCode') },
        // The user can still type the code.
        onError: {},
      },
      on: {
        // One SMS is one login: its key stays until there is an answer, whatever is typed.
        TYPE_CODE: {
          guard: ({ context, event }) => readSmsCode(event.text) !== context.typedCode,
          actions: { type: 'typeCode', params: ({ event }) => event.text },
        },
        SUBMIT_CODE: [
          {
            guard: 'isCodeIncomplete',
            actions: { type: 'showProblem', params: problem('smsCodeIncomplete') },
          },
          { guard: 'mayTry', target: 'loggingIn' },
        ],
        SEND_CODE: { guard: 'mayResend', target: 'sendingCode' },
        // The phone stays: its login may have lost an answer, and resumes if the phone is changed back.
        CHANGE_PHONE: { target: 'enteringPhone', actions: 'leaveCode' },
      },
    },

    loggingIn: {
      tags: 'busy',
      entry: 'begin',
      after: { slow: { actions: 'showSlow' } },
      invoke: {
        src: 'logIn',
        input: ({ context }) => sentUnder(context.logInKey, context),
        onDone: [
          { guard: isOutcome('done'), target: 'loggedIn', actions: withOutcome('settleLogin') },
          { target: 'enteringCode', actions: withOutcome('settleLogin') },
        ],
      },
    },

    loggedIn: {},
  },
});

export type LoginMachine = typeof loginMachine;

function emptyContext(ports: LoginPorts): LoginContext {
  return {
    ...emptyDraft(ports.random),
    ports,
    checkedPhone: null,
    typedCode: '',
    arrivedCode: null,
    leftCode: null,
    waitUntil: 0,
    isSlow: false,
    problem: null,
  };
}

/** A key belongs to a phone or an SMS. Whether it was sent before is not recorded. */
function sentUnder(pendingKey: string, context: LoginContext): SentLogin {
  return { ...context, pendingKey, isMaybeApplied: true };
}

/** Keeps the key until the outcome is known. The next request then takes a new one. */
function keyAfter(outcome: ChangeOutcome<unknown>, key: string, { random }: LoginPorts): string {
  return pendingAfter(outcome, key) ?? random.uuid();
}

function problemAfter(outcome: Exclude<ChangeOutcome<never>, { readonly kind: 'done' }>): Problem {
  if ('failure' in outcome) return problemOf(outcome.failure);
  return problemOfCode(
    outcome.kind === 'sessionEnded' ? RESPONSE_CODE.tokenInvalid : CLAIM_CODE.loginRequired,
  );
}

/** No code of this SMS is accepted any more. */
function isUsedUp(shown: Problem | null): boolean {
  return shown?.message === 'smsCodeTooManyTries';
}

function isWaiting({ ports, waitUntil }: LoginContext): boolean {
  return ports.clock.now() < waitUntil;
}

/** The phone of the next SMS is that of the last one. */
function isPhoneOfLastCode({ phone, checkedPhone }: LoginContext): boolean {
  return e164Of(phone) === e164Of(checkedPhone);
}

/** What was left of the last SMS, if it went to the same phone. */
function leftCodeOf(context: LoginContext): LoginContext['leftCode'] {
  return isPhoneOfLastCode(context) ? context.leftCode : null;
}

/** When a refused request may be sent again, or null. */
function retryAtOf(outcome: ChangeOutcome<unknown>): number | null {
  return 'failure' in outcome && 'code' in outcome.failure
    ? (outcome.failure.retryAt ?? null)
    : null;
}

/** The backend's code of a refusal, or null. */
function codeOf(outcome: ChangeOutcome<unknown>): number | null {
  return 'failure' in outcome && 'code' in outcome.failure ? outcome.failure.code : null;
}

/** The states that send a phone are reached only with a valid one. */
function e164Of(phone: CheckedPhone): string {
  return phone?.e164 ?? '';
}
