import { assign, emit, fromPromise, setup } from 'xstate';
import { startChange } from '../../flow/change/change-context.ts';
import type { ChangeOutcome } from '../../flow/change/change-outcome.ts';
import { defineChange } from '../../flow/change/define-change.ts';
import { delayUntil } from '../../flow/delay-until.ts';
import { readReply } from '../../flow/gateway/read-reply.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import { isNotFound, withOutcome } from '../../flow/outcome-transitions.ts';
import { problem } from '../../flow/problem/problem.ts';
import type { Result } from '../../platform/result.ts';
import type { PrizeRecipient } from './prize-form.gateway.ts';
import type { PrizeFormContext, PrizeFormTypes, TypedText } from './prize-form.types.ts';
import { BLANK_DRAFT } from './prize-form-draft.ts';
import { type PrizeFormOutcome, prizeFormOutcome } from './prize-form-outcome.ts';
import { isPrizeInfoOpen, prizeInfoEnd } from './prize-window.ts';
import { checkRecipient, type RecipientProblems, withoutProblem } from './recipient.ts';

/** An untouched form. */
const BLANK = { ...BLANK_DRAFT, fieldProblems: {}, problem: null };

const submission = defineChange({
  types: machineTypes<PrizeFormTypes>(),
  send: async ({ ports, form: { drawId }, recipient }, options) =>
    readReply(await ports.prizeForms.send({ drawId, recipient }, options), prizeFormOutcome),
  done: ({ form }, { sent }) => ({ form: { ...form, sent } }),
});

/**
 * The recipient of a prize (specification, sections 2 to 5): typed, checked, confirmed, and sent once. The form closes
 * 5 days after winning, even while it is open.
 */
export const prizeFormMachine = setup({
  types: machineTypes<PrizeFormTypes>(),
  actors: {
    checkRecipient: fromPromise<Result<PrizeRecipient, RecipientProblems>, PrizeFormContext>(
      async ({ input: { typed, form, ports } }) =>
        checkRecipient(typed, await ports.phones.parse(typed.phone, form.market)),
    ),
    send: submission.actor,
  },
  delays: {
    untilClosed: ({ context: { form, ports } }) =>
      delayUntil(prizeInfoEnd(form.wonAt), ports.clock.now()),
  },
  guards: {
    isSent: ({ context: { form } }) => form.sent !== null,
    isNothingToSend: ({ context: { form } }) => form.prize?.kind !== 'goods',
    ...submission.guards,
    isOpen: ({ context: { form, ports } }) => isPrizeInfoOpen(form.wonAt, ports.clock.now()),
  },
  actions: {
    ...submission.actions,
    showNotFound: emit({ type: 'notFound' }),
    clearProblems: assign({ problem: null, fieldProblems: {} }),
    // Personal data: deleted as soon as it is not needed.
    clearTyped: assign(BLANK),
    keepTyped: assign(({ context }, { field, text }: TypedText) => ({
      typed: { ...context.typed, [field]: text },
      fieldProblems: withoutProblem(context.fieldProblems, field),
      problem: null,
    })),
    showChecked: assign((_, result: Result<PrizeRecipient, RecipientProblems>) =>
      result.ok ? { recipient: result.value } : { fieldProblems: result.failure },
    ),
    showUnchecked: assign({ problem: problem('phoneCheckUnavailable') }),
  },
}).createMachine({
  id: 'prizeForm',
  context: ({ input: { ports, form, draft } }) => ({
    ports,
    form,
    ...startChange(true, draft),
    ...BLANK,
    ...draft,
  }),
  initial: 'deciding',
  states: {
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

    sending: submission.sending('send', {
      // Sent, or refused with a visible reason.
      done: 'deciding',
      refused: 'deciding',
      unknown: 'unsettled',
      first: [
        { guard: isNotFound, actions: ['clearTyped', 'showNotFound'] },
        { guard: isReply('closed'), target: 'closed' },
        {
          guard: isReply('alreadySent'),
          target: 'alreadySent',
          actions: withOutcome('settleChange'),
        },
      ],
    }),

    /** The outcome is unknown: nothing else can be sent until it is known. */
    unsettled: {
      on: { RETRY: 'sending' },
    },

    sent: { entry: 'clearTyped' },

    /** It was sent before, from elsewhere: show that recipient. */
    alreadySent: { entry: 'clearTyped' },

    closed: { entry: 'clearTyped' },

    nothingToSend: { entry: 'clearTyped' },
  },
});

export type PrizeFormMachine = typeof prizeFormMachine;

/** A guard: the reply is of this kind. */
function isReply(kind: PrizeFormOutcome['kind']) {
  return ({
    event: { output },
  }: {
    readonly event: { readonly output: ChangeOutcome<PrizeFormOutcome> };
  }) => output.kind === 'done' && output.value.kind === kind;
}
