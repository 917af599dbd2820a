import { assign, emit, fromPromise, setup } from 'xstate';
import { retryChange } from '../../flow/change/retry-change.ts';
import type { GatewayResult } from '../../flow/gateway/gateway.ts';
import {
  isLoginRequired,
  isNotFound,
  isTokenRefused,
  isUnsettled,
  readReply,
  pendingAfter,
} from '../../flow/gateway/read-reply.ts';
import { delayUntil } from '../../flow/delay-until.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import { problem, problemOf } from '../../flow/problem/problem.ts';
import { DEFAULT_MARKET } from '../../platform/market/market.ts';
import type { Result } from '../../platform/result.ts';
import type { PrizeForm, PrizeRecipient } from './prize-form.gateway.ts';
import type {
  PrizeFormContext,
  PrizeFormEmitted,
  PrizeFormEvent,
  PrizeFormInput,
  PrizeFormPorts,
} from './prize-form.types.ts';
import { BLANK_DRAFT } from './prize-form-draft.ts';
import { type PrizeFormOutcome, prizeFormOutcome } from './prize-form-outcome.ts';
import { isPrizeInfoOpen, prizeInfoEnd } from './prize-window.ts';
import { checkRecipient, type RecipientProblems, withoutProblem } from './recipient.ts';

/**
 * Asks to whom a prize is sent (specification, sections 2 to 5): typed, checked, confirmed, and sent once.
 * The form closes 5 days after winning, even while it is open.
 */
export function createPrizeFormMachine({ prizeForms, phones, clock, random }: PrizeFormPorts) {
  return setup({
    types: machineTypes<{
      context: PrizeFormContext;
      events: PrizeFormEvent;
      emitted: PrizeFormEmitted;
      input: PrizeFormInput;
    }>(),
    actors: {
      findForm: fromPromise<GatewayResult<PrizeForm>, PrizeFormContext>(({ input, signal }) =>
        prizeForms.find(input.form.drawId, { signal }),
      ),
      checkRecipient: fromPromise<Result<PrizeRecipient, RecipientProblems>, PrizeFormContext>(
        async ({ input: { typed, form } }) =>
          checkRecipient(typed, await phones.parse(typed.phone, form.market)),
      ),
      send: fromPromise<GatewayResult<PrizeFormOutcome>, PrizeFormContext>(
        ({ input: { form, recipient, pendingKey, maybeApplied }, signal }) =>
          retryChange(
            async () =>
              readReply(
                await prizeForms.send(
                  { drawId: form.drawId, recipient },
                  { idempotencyKey: pendingKey ?? '', signal },
                ),
                prizeFormOutcome,
              ),
            { clock, random },
            { signal, maybeApplied },
          ),
      ),
    },
    delays: {
      untilClosed: ({ context: { form } }) => delayUntil(prizeInfoEnd(form.wonAt), clock.now()),
    },
    guards: {
      isLoggedIn: ({ context }) => context.loggedIn,
      isSent: ({ context: { form } }) => form.sent !== null,
      isNothingToSend: ({ context: { form } }) => form.prize?.kind !== 'goods',
      isPending: ({ context }) => context.pendingKey !== null,
      isOpen: ({ context: { form } }) => isPrizeInfoOpen(form.wonAt, clock.now()),
    },
    actions: {
      openSending: assign({
        maybeApplied: ({ context }) => context.pendingKey !== null,
        pendingKey: ({ context }) => context.pendingKey ?? random.uuid(),
        problem: null,
      }),
      closeSending: assign({ pendingKey: null }),
      // What may have arrived is sent again after the login.
      closeSettled: assign({
        pendingKey: ({ context }, answer: GatewayResult<PrizeFormOutcome>) =>
          pendingAfter(answer, context.pendingKey),
      }),
      forgetProblems: assign({ problem: null, fieldProblems: {} }),
      // It is personal data: it stays no longer than it is needed.
      forgetTyped: assign({ ...BLANK_DRAFT, fieldProblems: {}, problem: null }),
    },
  }).createMachine({
    id: 'prizeForm',
    context: ({ input: { drawId, loggedIn, draft } }) => ({
      loggedIn,
      form: unknownForm(drawId),
      fieldProblems: {},
      maybeApplied: false,
      problem: null,
      ...(draft ?? BLANK_DRAFT),
    }),
    initial: 'starting',
    on: {
      SESSION_CHANGED: {
        target: '.starting',
        // What was typed, or on its way, was that of whoever was here; the form that is found tells what became of it.
        actions: [
          assign(({ context, event }) => ({
            loggedIn: event.loggedIn,
            form: unknownForm(context.form.drawId),
          })),
          'forgetTyped',
        ],
      },
    },
    states: {
      starting: {
        always: [{ guard: 'isLoggedIn', target: 'loading' }, { target: 'loginRequired' }],
      },

      loading: {
        invoke: {
          src: 'findForm',
          input: ({ context }) => context,
          onDone: [
            { guard: ({ event }) => isNotFound(event.output), target: 'notFound' },
            {
              guard: ({ event }) => isTokenRefused(event.output),
              target: 'loginRequired',
              actions: emit({ type: 'sessionEnded' }),
            },
            { guard: ({ event }) => isLoginRequired(event.output), target: 'loginRequired' },
            {
              guard: ({ event }) => event.output.ok,
              target: 'deciding',
              actions: assign(({ event }) => found(event.output)),
            },
            { target: 'loadFailed', actions: assign(({ event }) => found(event.output)) },
          ],
        },
      },

      loadFailed: {
        on: { RETRY: { target: 'loading', actions: 'forgetProblems' } },
      },

      deciding: {
        always: [
          { guard: 'isSent', target: 'sent' },
          { guard: 'isNothingToSend', target: 'nothingToSend' },
          // Its answer was lost: whether it was in time is the backend's to say.
          { guard: 'isPending', target: 'sending' },
          { guard: 'isOpen', target: 'filling' },
          { target: 'closed' },
        ],
      },

      filling: {
        initial: 'editing',
        after: { untilClosed: 'deciding' },
        on: {
          TYPE: {
            target: '.editing',
            actions: assign(({ context, event: { field, text } }) => ({
              typed: { ...context.typed, [field]: text },
              fieldProblems: withoutProblem(context.fieldProblems, field),
              problem: null,
            })),
          },
        },
        states: {
          editing: {
            on: { SUBMIT: 'checking' },
          },

          checking: {
            tags: 'busy',
            entry: 'forgetProblems',
            invoke: {
              src: 'checkRecipient',
              input: ({ context }) => context,
              onDone: [
                {
                  guard: ({ event }) => event.output.ok,
                  target: 'confirming',
                  actions: assign(({ event }) => checked(event.output)),
                },
                { target: 'editing', actions: assign(({ event }) => checked(event.output)) },
              ],
              onError: {
                target: 'editing',
                actions: assign({ problem: problem('phoneCheckUnavailable', 'retry') }),
              },
            },
          },

          confirming: {
            on: { CONFIRM: '#prizeForm.sending', CANCEL: 'editing' },
          },
        },
      },

      sending: {
        tags: 'busy',
        entry: 'openSending',
        invoke: {
          src: 'send',
          input: ({ context }) => context,
          onDone: [
            { guard: ({ event }) => isNotFound(event.output), target: 'notFound' },
            {
              guard: ({ event }) => isTokenRefused(event.output),
              target: 'loginRequired',
              actions: [
                { type: 'closeSettled', params: ({ event }) => event.output },
                emit({ type: 'sessionEnded' }),
              ],
            },
            {
              guard: ({ event }) => isLoginRequired(event.output),
              target: 'loginRequired',
              actions: { type: 'closeSettled', params: ({ event }) => event.output },
            },
            { guard: ({ event }) => isOutcome(event.output, 'closed'), target: 'closed' },
            {
              guard: ({ event }) => isOutcome(event.output, 'alreadySent'),
              target: 'alreadySent',
              actions: assign(({ context, event }) => answered(context, event.output)),
            },
            {
              guard: ({ event }) => isUnsettled(event.output),
              target: 'unsettled',
              actions: assign(({ context, event }) => answered(context, event.output)),
            },
            {
              // It was sent; or it was refused, and the person sees why.
              target: 'deciding',
              actions: [
                'closeSending',
                assign(({ context, event }) => answered(context, event.output)),
              ],
            },
          ],
        },
      },

      /** Nobody knows whether it arrived: until that is known, nothing else can be sent. */
      unsettled: {
        on: { RETRY: 'sending' },
      },

      loginRequired: {
        entry: emit({ type: 'loginRequired' }),
        on: { LOG_IN: { actions: emit({ type: 'loginRequired' }) } },
      },

      sent: { entry: 'forgetTyped' },

      /** It had been sent before, from elsewhere: the person sees what. */
      alreadySent: { entry: 'forgetTyped' },

      closed: { entry: 'forgetTyped' },

      nothingToSend: { entry: 'forgetTyped' },

      notFound: { entry: 'forgetTyped' },
    },
  });
}

export type PrizeFormMachine = ReturnType<typeof createPrizeFormMachine>;

/** A form of which nobody knows yet that anything was won. */
function unknownForm(drawId: string): PrizeForm {
  return { drawId, prize: null, wonAt: 0, market: DEFAULT_MARKET, sent: null };
}

function found(result: GatewayResult<PrizeForm>): Partial<PrizeFormContext> {
  return result.ok ? { form: result.value } : { problem: problemOf(result.failure) };
}

function checked(result: Result<PrizeRecipient, RecipientProblems>): Partial<PrizeFormContext> {
  return result.ok ? { recipient: result.value } : { fieldProblems: result.failure };
}

function answered(
  { form }: PrizeFormContext,
  result: GatewayResult<PrizeFormOutcome>,
): Partial<PrizeFormContext> {
  return result.ok
    ? { form: { ...form, sent: result.value.sent } }
    : { problem: problemOf(result.failure) };
}

function isOutcome(
  result: GatewayResult<PrizeFormOutcome>,
  kind: PrizeFormOutcome['kind'],
): boolean {
  return result.ok && result.value.kind === kind;
}
