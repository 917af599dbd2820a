import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { retryChange, isFinal } from '../../flow/change/retry-change.ts';
import type { GatewayFailure, GatewayResult } from '../../flow/gateway/gateway.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import { problem, problemOf } from '../../flow/problem/problem.ts';
import { RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import type { Random } from '../../platform/random.ts';
import type { LoginDraft } from '../../platform/session/session.ts';
import type { Login } from '../../platform/session/login.ts';
import type {
  CheckedPhone,
  LoginContext,
  LoginEmitted,
  LoginEvent,
  LoginInput,
  LoginPorts,
} from './login.types.ts';
import { emptyDraft } from './login-draft.ts';
import { isSmsCode, readSmsCode } from './sms-code.ts';

/** How long to wait for another code where the backend said only that it is too soon. Milliseconds. */
const RESEND_PAUSE_MS = 60_000;

type SentCode = { readonly resendAt: number };

/** A key is that of a phone that was typed, or of an SMS: whether it went out before, nobody keeps. */
const MAY_BE_DONE = true;

/**
 * Login and registration by phone and SMS code (specification, section 6): enter a phone, wait for the
 * code, enter it. What was typed and the idempotency keys are the draft that a reload goes on with.
 */
export function createLoginMachine({ login, phones, smsCodes, clock, random }: LoginPorts) {
  return setup({
    types: machineTypes<{
      context: LoginContext;
      events: LoginEvent;
      emitted: LoginEmitted;
      input: LoginInput;
    }>(),
    actors: {
      checkPhone: fromPromise<CheckedPhone, LoginDraft>(({ input }) =>
        phones.parse(input.typedPhone, input.market),
      ),
      sendCode: fromPromise<GatewayResult<SentCode>, LoginContext>(({ input, signal }) =>
        retryChange(
          () =>
            login.sendCode(e164Of(input.checkedPhone), { idempotencyKey: input.sendKey, signal }),
          { clock, random },
          { signal, maybeApplied: MAY_BE_DONE },
        ),
      ),
      readCode: fromPromise<string | null>(({ signal }) => smsCodes.read(signal)),
      logIn: fromPromise<GatewayResult<Login>, LoginContext>(({ input, signal }) =>
        retryChange(
          () =>
            login.logIn(
              { phone: e164Of(input.phone), code: input.typedCode },
              { idempotencyKey: input.logInKey, signal },
            ),
          { clock, random },
          { signal, maybeApplied: MAY_BE_DONE },
        ),
      ),
    },
    guards: {
      mayResend: ({ context }) => clock.now() >= (context.resendAt ?? 0),
      hasSentCode: ({ context }) => context.phone !== null && context.resendAt !== null,
      isCodeComplete: ({ context }) => isSmsCode(context.typedCode),
    },
    actions: {
      freshSendKey: assign({ sendKey: () => random.uuid() }),
      forgetProblem: assign({ problem: null }),
      forgetCode: assign({ typedCode: '' }),
      startOver: assign(() => emptyContext(random)),
      offerCode: enqueueActions(({ enqueue }, code: string | null) => {
        if (code !== null && isSmsCode(code)) enqueue.raise({ type: 'TYPE_CODE', text: code });
      }),
      takeLogin: enqueueActions(({ enqueue }, answer: GatewayResult<Login>) => {
        if (answer.ok) enqueue.emit({ type: 'loggedIn', login: answer.value });
        else enqueue.assign(notLoggedIn(answer.failure));
      }),
    },
  }).createMachine({
    id: 'login',
    context: ({ input }) => ({
      ...emptyContext(random),
      ...input.draft,
      checkedPhone: input.draft?.phone ?? null,
    }),
    initial: 'resuming',
    on: {
      SESSION_ENDED: { actions: assign({ problem: problem('sessionEnded', 'logIn') }) },
      START_OVER: { target: '.enteringPhone', actions: 'startOver' },
    },
    states: {
      resuming: {
        always: [{ guard: 'hasSentCode', target: 'enteringCode' }, { target: 'enteringPhone' }],
      },

      enteringPhone: {
        on: {
          // What is typed anew but the same is no other request: it keeps its key.
          TYPE_PHONE: {
            guard: ({ context, event }) => event.text !== context.typedPhone,
            actions: [
              assign({ typedPhone: ({ event }) => event.text }),
              'forgetProblem',
              'freshSendKey',
            ],
          },
          CHOOSE_MARKET: {
            guard: ({ context, event }) => event.market !== context.market,
            actions: [
              assign({ market: ({ event }) => event.market }),
              'forgetProblem',
              'freshSendKey',
            ],
          },
          SEND_CODE: { target: 'checkingPhone' },
        },
      },

      checkingPhone: {
        tags: 'busy',
        entry: 'forgetProblem',
        invoke: {
          src: 'checkPhone',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => event.output === null,
              target: 'enteringPhone',
              actions: assign({ problem: problem('phoneInvalid', 'fixInput') }),
            },
            {
              target: 'sendingCode',
              actions: assign({ checkedPhone: ({ event }) => event.output }),
            },
          ],
          onError: {
            target: 'enteringPhone',
            actions: assign({ problem: problem('phoneCheckUnavailable', 'retry') }),
          },
        },
      },

      sendingCode: {
        tags: 'busy',
        entry: 'forgetProblem',
        invoke: {
          src: 'sendCode',
          input: ({ context }) => context,
          onDone: [
            {
              // A code went to this phone a moment ago, before it was changed and changed back.
              guard: ({ context, event }) => context.resendAt === null && isTooSoon(event.output),
              target: 'enteringCode',
              actions: assign(({ context }) => outAlready(context)),
            },
            {
              guard: ({ event }) => event.output.ok,
              target: 'enteringCode',
              actions: ['forgetCode', assign(({ context, event }) => sent(event.output, context))],
            },
            {
              // A code is out already: the person goes on with it.
              guard: 'hasSentCode',
              target: 'enteringCode',
              actions: assign(({ context, event }) => sent(event.output, context)),
            },
            {
              target: 'enteringPhone',
              actions: assign(({ context, event }) => sent(event.output, context)),
            },
          ],
        },
      },

      enteringCode: {
        invoke: {
          src: 'readCode',
          onDone: { actions: { type: 'offerCode', params: ({ event }) => event.output } },
          // The person can still type the code.
          onError: {},
        },
        on: {
          // One SMS is one login: it keeps its key, whatever is typed of it, until there is an answer.
          TYPE_CODE: {
            guard: ({ context, event }) => readSmsCode(event.text) !== context.typedCode,
            actions: [
              assign({ typedCode: ({ event }) => readSmsCode(event.text) }),
              'forgetProblem',
            ],
          },
          SUBMIT_CODE: [
            { guard: 'isCodeComplete', target: 'loggingIn' },
            { actions: assign({ problem: problem('smsCodeIncomplete', 'fixInput') }) },
          ],
          SEND_CODE: { guard: 'mayResend', target: 'sendingCode' },
          // The phone stays: who changes it back goes on with its login, whose answer may be lost.
          CHANGE_PHONE: {
            target: 'enteringPhone',
            actions: [assign({ resendAt: null }), 'forgetCode', 'forgetProblem'],
          },
        },
      },

      loggingIn: {
        tags: 'busy',
        entry: 'forgetProblem',
        invoke: {
          src: 'logIn',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => event.output.ok,
              target: 'loggedIn',
              actions: { type: 'takeLogin', params: ({ event }) => event.output },
            },
            {
              target: 'enteringCode',
              actions: { type: 'takeLogin', params: ({ event }) => event.output },
            },
          ],
        },
      },

      loggedIn: {},
    },
  });

  function sent(
    answer: GatewayResult<SentCode>,
    { checkedPhone }: LoginContext,
  ): Partial<LoginContext> {
    return answer.ok
      ? {
          phone: checkedPhone,
          resendAt: answer.value.resendAt,
          sendKey: random.uuid(),
          logInKey: random.uuid(),
        }
      : failed(answer.failure, 'sendKey');
  }

  function outAlready({ phone, checkedPhone, logInKey }: LoginContext): Partial<LoginContext> {
    const isSamePhone = e164Of(phone) === e164Of(checkedPhone);
    return {
      phone: checkedPhone,
      resendAt: clock.now() + RESEND_PAUSE_MS,
      sendKey: random.uuid(),
      logInKey: isSamePhone ? logInKey : random.uuid(),
    };
  }

  function notLoggedIn(failure: GatewayFailure): Partial<LoginContext> {
    // Under this key they were logged in, by another code of the SMS: the right one.
    return failure.kind === 'refused' && failure.code === RESPONSE_CODE.bodyInvalid
      ? { problem: problem('smsCodeWrong', 'fixInput') }
      : failed(failure, 'logInKey');
  }

  /** A refusal is final under its key; a lost answer is asked for again with the same one. */
  function failed(failure: GatewayFailure, key: 'sendKey' | 'logInKey'): Partial<LoginContext> {
    const told = { problem: problemOf(failure) };
    return isFinal(failure) ? { ...told, [key]: random.uuid() } : told;
  }
}

function emptyContext(random: Random): LoginContext {
  return { ...emptyDraft(random), checkedPhone: null, typedCode: '', problem: null };
}

/** The backend sends no second code before. */
function isTooSoon(answer: GatewayResult<unknown>): boolean {
  return !answer.ok && problemOf(answer.failure).message === 'smsCodeTooSoon';
}

/** The states that send a phone are reached with a checked one alone. */
function e164Of(phone: CheckedPhone): string {
  return phone?.e164 ?? '';
}

export type LoginMachine = ReturnType<typeof createLoginMachine>;
