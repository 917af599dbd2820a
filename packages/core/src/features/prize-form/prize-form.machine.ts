import { assign, emit, fromPromise, setup } from 'xstate';
import { afterChangeWithLogin } from '../../flow/change/after-change.ts';
import { changeActor } from '../../flow/change/change.actor.ts';
import { type ChangeOutcome, openChange, settleChange } from '../../flow/change/change-outcome.ts';
import { delayUntil } from '../../flow/delay-until.ts';
import { readReply } from '../../flow/gateway/read-reply.ts';
import { type LoadOutcome, loadActor } from '../../flow/load.actor.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import {
  isNotFound,
  isOutcome,
  LOGIN_REQUIRED,
  withOutcome,
} from '../../flow/outcome-transitions.ts';
import { restartPage } from '../../flow/page/restart-page.ts';
import { problem, problemOf } from '../../flow/problem/problem.ts';
import { DEFAULT_MARKET } from '../../platform/market/market.ts';
import type { Result } from '../../platform/result.ts';
import type { PrizeForm, PrizeRecipient } from './prize-form.gateway.ts';
import type { PrizeFormContext, PrizeFormTypes, TypedText } from './prize-form.types.ts';
import { BLANK_DRAFT } from './prize-form-draft.ts';
import { type PrizeFormOutcome, prizeFormOutcome } from './prize-form-outcome.ts';
import { isPrizeInfoOpen, prizeInfoEnd } from './prize-window.ts';
import { checkRecipient, type RecipientProblems, withoutProblem } from './recipient.ts';

/** An untouched form. */
const BLANK = { ...BLANK_DRAFT, fieldProblems: {}, problem: null };

/**
 * The recipient of a prize (specification, sections 2 to 5): typed, checked, confirmed, and sent once. The form closes
 * 5 days after winning, even while it is open.
 */
export const prizeFormMachine = setup({
  types: machineTypes<PrizeFormTypes>(),
  actors: {
    findForm: loadActor<PrizeForm>(),
    checkRecipient: fromPromise<Result<PrizeRecipient, RecipientProblems>, PrizeFormContext>(
      async ({ input: { typed, form, ports } }) =>
        checkRecipient(typed, await ports.phones.parse(typed.phone, form.market)),
    ),
    send: changeActor<PrizeFormOutcome>(),
  },
  delays: {
    untilClosed: ({ context: { form, ports } }) =>
      delayUntil(prizeInfoEnd(form.wonAt), ports.clock.now()),
  },
  guards: {
    isLoggedIn: ({ context }) => context.loggedIn,
    isSent: ({ context: { form } }) => form.sent !== null,
    isNothingToSend: ({ context: { form } }) => form.prize?.kind !== 'goods',
    isPending: ({ context }) => context.pendingKey !== null,
    isOpen: ({ context: { form, ports } }) => isPrizeInfoOpen(form.wonAt, ports.clock.now()),
  },
  actions: {
    requireLogin: emit({ type: 'loginRequired' }),
    endSession: emit({ type: 'sessionEnded' }),
    clearProblems: assign({ problem: null, fieldProblems: {} }),
    // Personal data: deleted as soon as it is not needed.
    clearTyped: assign(BLANK),
    showForm: assign((_, loaded: LoadOutcome<PrizeForm>) =>
      loaded.kind === 'loaded' ? { form: loaded.value } : { problem: problemOf(loaded.failure) },
    ),
    keepTyped: assign(({ context }, { field, text }: TypedText) => ({
      typed: { ...context.typed, [field]: text },
      fieldProblems: withoutProblem(context.fieldProblems, field),
      problem: null,
    })),
    showChecked: assign((_, result: Result<PrizeRecipient, RecipientProblems>) =>
      result.ok ? { recipient: result.value } : { fieldProblems: result.failure },
    ),
    showUnchecked: assign({ problem: problem('phoneCheckUnavailable', 'retry') }),
    openRecipient: assign(({ context }) => ({ ...openChange(context), problem: null })),
    settleRecipient: assign(({ context }, outcome: ChangeOutcome<PrizeFormOutcome>) => ({
      ...settleChange(context, outcome),
      ...(outcome.kind === 'done' && { form: { ...context.form, sent: outcome.value.sent } }),
    })),
    // The input belonged to the previous user. The loaded form shows what was sent.
    changeUser: assign(({ context }, loggedIn: boolean) => ({
      ...BLANK,
      loggedIn,
      form: unknownForm(context.form.drawId),
    })),
  },
}).createMachine({
  id: 'prizeForm',
  context: ({ input: { ports, drawId, loggedIn, draft } }) => ({
    ports,
    loggedIn,
    form: unknownForm(drawId),
    maybeApplied: false,
    ...BLANK,
    ...draft,
  }),
  initial: 'starting',
  on: { SESSION_CHANGED: restartPage('.starting') },
  states: {
    starting: {
      always: [{ guard: 'isLoggedIn', target: 'loading' }, { target: 'loginRequired' }],
    },

    loading: {
      invoke: {
        src: 'findForm',
        input: ({ context: { form, ports } }) => ({
          load: (options) => ports.prizeForms.find(form.drawId, options),
        }),
        onDone: [
          { guard: isOutcome('loaded'), target: 'deciding', actions: withOutcome('showForm') },
          { guard: isOutcome('notFound'), target: 'notFound' },
          { guard: isOutcome('sessionExpired'), target: 'loginRequired', actions: 'endSession' },
          { guard: isOutcome('loginRequired'), target: 'loginRequired' },
          { target: 'loadFailed', actions: withOutcome('showForm') },
        ],
      },
    },

    loadFailed: {
      on: { RETRY: { target: 'loading', actions: 'clearProblems' } },
    },

    deciding: {
      always: [
        { guard: 'isSent', target: 'sent' },
        { guard: 'isNothingToSend', target: 'nothingToSend' },
        // The answer was lost: the backend decides whether it was in time.
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
          actions: { type: 'keepTyped', params: ({ event }) => event },
        },
      },
      states: {
        editing: {
          on: { SUBMIT: 'checking' },
        },

        checking: {
          tags: 'busy',
          entry: 'clearProblems',
          invoke: {
            src: 'checkRecipient',
            input: ({ context }) => context,
            onDone: [
              {
                guard: ({ event }) => event.output.ok,
                target: 'confirming',
                actions: withOutcome('showChecked'),
              },
              { target: 'editing', actions: withOutcome('showChecked') },
            ],
            onError: { target: 'editing', actions: 'showUnchecked' },
          },
        },

        confirming: {
          on: { CONFIRM: '#prizeForm.sending', CANCEL: 'editing' },
        },
      },
    },

    sending: {
      tags: 'busy',
      entry: 'openRecipient',
      invoke: {
        src: 'send',
        input: ({ context: { ports, form, recipient, pendingKey, maybeApplied } }) => ({
          send: async (options) =>
            readReply(
              await ports.prizeForms.send({ drawId: form.drawId, recipient }, options),
              prizeFormOutcome,
            ),
          key: pendingKey,
          maybeApplied,
          ports,
        }),
        onDone: [
          { guard: isNotFound, target: 'notFound' },
          { guard: isReply('closed'), target: 'closed' },
          {
            guard: isReply('alreadySent'),
            target: 'alreadySent',
            actions: withOutcome('settleRecipient'),
          },
          // Sent, or refused with a visible reason.
          ...afterChangeWithLogin('settleRecipient', {
            done: 'deciding',
            refused: 'deciding',
            unknown: 'unsettled',
          }),
        ],
      },
    },

    /** The outcome is unknown: nothing else can be sent until it is known. */
    unsettled: {
      on: { RETRY: 'sending' },
    },

    loginRequired: LOGIN_REQUIRED,

    sent: { entry: 'clearTyped' },

    /** It was sent before, from elsewhere: show that recipient. */
    alreadySent: { entry: 'clearTyped' },

    closed: { entry: 'clearTyped' },

    nothingToSend: { entry: 'clearTyped' },

    notFound: { entry: 'clearTyped' },
  },
});

export type PrizeFormMachine = typeof prizeFormMachine;

/** A form before it loads. */
function unknownForm(drawId: string): PrizeForm {
  return { drawId, prize: null, wonAt: 0, market: DEFAULT_MARKET, sent: null };
}

/** A guard: the reply is of this kind. */
function isReply(kind: PrizeFormOutcome['kind']) {
  return ({
    event: { output },
  }: {
    readonly event: { readonly output: ChangeOutcome<PrizeFormOutcome> };
  }) => output.kind === 'done' && output.value.kind === kind;
}
