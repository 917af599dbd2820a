import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { changeActor } from '../../flow/change/change.actor.ts';
import type { ChangeOutcome } from '../../flow/change/change-outcome.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import { isOutcome, withOutcome } from '../../flow/outcome-transitions.ts';
import { type Problem, problem, problemOfCode } from '../../flow/problem/problem.ts';
import { RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { SLOW_AFTER_MS } from '../../flow/waits.ts';
import type { Login } from '../../platform/session/login.ts';
import { marketOfTypedPhone } from '../../rules/phone/market-of-typed-phone.ts';
import { failLogin, leaveCode, typeCode } from './code-form.ts';
import type { LoginContext, LoginPorts, LoginTypes, PhoneCheck } from './login.types.ts';
import { emptyDraft } from './login-draft.ts';
import { e164Of, isWaiting, type SentLogin, sentUnder } from './login-request.ts';
import { changePhone, checkPhone, isCodeOut, resumeCode, settleCode } from './phone-form.ts';
import { readSmsCode, SMS_CODE } from './sms-code.ts';

/**
 * Login and registration by phone and SMS code (specification, section 6): enter a phone, wait for the code, enter it.
 * The draft of a reload holds the input and the idempotency keys.
 */
export const loginMachine = setup({
  types: machineTypes<LoginTypes>(),
  actors: {
    checkPhone: fromPromise<PhoneCheck, LoginContext>(({ input }) => checkPhone(input)),
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
    isCodeOut,
  },
  actions: {
    begin: assign({ arrivedCode: null, problem: null, otherMarket: null, isSlow: false }),
    showSlow: assign({ isSlow: true }),
    showProblem: assign((_, shown: Problem) => ({ problem: shown })),
    startOver: assign(({ context }) => emptyContext(context.ports)),
    changePhone: assign(changePhone),
    takePhone: assign((_, check: PhoneCheck) => check),
    settleCode: assign(settleCode),
    resumeCode: assign(resumeCode),
    leaveCode: assign(leaveCode),
    typeCode: assign(typeCode),
    keepArrivedCode: assign((_, arrivedCode: string | null) => ({ arrivedCode })),
    offerCode: enqueueActions(({ enqueue }, code: string | null) => {
      if (code === null || !SMS_CODE.test(code)) return;
      enqueue.raise({ type: 'TYPE_CODE', text: code });
      // The user allowed it with a tap.
      enqueue.raise({ type: 'SUBMIT_CODE' });
    }),
    settleLogin: enqueueActions(({ enqueue, context }, outcome: ChangeOutcome<Login>) => {
      if (outcome.kind === 'done') enqueue.emit({ type: 'loggedIn', login: outcome.value });
      else enqueue.assign(failLogin(context, outcome));
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
              market: marketOfTypedPhone(text) ?? context.market,
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
            guard: ({ event }) => event.output.checkedPhone === null,
            target: 'enteringPhone',
            actions: [
              withOutcome('takePhone'),
              { type: 'showProblem', params: problemOfCode(RESPONSE_CODE.phoneInvalid) },
            ],
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
    otherMarket: null,
    typedCode: '',
    arrivedCode: null,
    leftCode: null,
    waitUntil: 0,
    isSlow: false,
    problem: null,
  };
}
