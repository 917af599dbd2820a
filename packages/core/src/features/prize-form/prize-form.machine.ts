import { assign, emit, fromPromise, setup } from 'xstate';
import { afterChange } from '../../flow/change/after-change.ts';
import { changeActor } from '../../flow/change/change.actor.ts';
import { type ChangeOutcome, openChange, settleChange } from '../../flow/change/change-outcome.ts';
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
    send: changeActor<PrizeFormOutcome>(),
  },
  delays: {
    untilClosed: ({ context: { form, ports } }) =>
      delayUntil(prizeInfoEnd(form.wonAt), ports.clock.now()),
  },
  guards: {
    isSent: ({ context: { form } }) => form.sent !== null,
    isNothingToSend: ({ context: { form } }) => form.prize?.kind !== 'goods',
    isPending: ({ context }) => context.pendingKey !== null,
    isOpen: ({ context: { form, ports } }) => isPrizeInfoOpen(form.wonAt, ports.clock.now()),
  },
  actions: {
    requireLogin: emit({ type: 'loginRequired' }),
    endSession: emit({ type: 'sessionEnded' }),
    reportMissing: emit({ type: 'notFound' }),
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
    openRecipient: assign(({ context }) => ({ ...openChange(context), problem: null })),
    settleRecipient: assign(({ context }, outcome: ChangeOutcome<PrizeFormOutcome>) => ({
      ...settleChange(context, outcome),
      ...(outcome.kind === 'done' && { form: { ...context.form, sent: outcome.value.sent } }),
    })),
  },
}).createMachine({
  id: 'prizeForm',
  context: ({ input: { ports, form, draft } }) => ({
    ports,
    form,
    maybeApplied: false,
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
          { guard: isNotFound, actions: ['clearTyped', 'reportMissing'] },
          { guard: isReply('closed'), target: 'closed' },
          {
            guard: isReply('alreadySent'),
            target: 'alreadySent',
            actions: withOutcome('settleRecipient'),
          },
          // Sent, or refused with a visible reason.
          ...afterChange('settleRecipient', {
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
