import type { SnapshotFrom } from 'xstate';
import type { Problem } from '../../flow/problem/problem.ts';
import type { RouteName } from '../../platform/navigation/routes.ts';
import type { Prize } from '../../rules/activity/activity.schema.ts';
import type { PrizeForm, PrizeRecipient } from './prize-form.gateway.ts';
import type { PrizeFormMachine } from './prize-form.machine.ts';
import { prizeInfoEnd, prizeShippedBy } from './prize-window.ts';
import type { RecipientProblems, TypedRecipient } from './recipient.ts';

/** The view of the prize form. Moments are milliseconds since the epoch. */
export type PrizeFormView =
  | FillingView
  | ConfirmView
  | {
      readonly step: 'sending';
      readonly prize: Prize | null;
      readonly recipient: PrizeRecipient;
    }
  /** The outcome is unknown: retry the same recipient. */
  | {
      readonly step: 'unsettled';
      readonly prize: Prize | null;
      readonly recipient: PrizeRecipient;
      readonly problem: Problem | null;
    }
  | SentView
  /** Nothing to do here; `next` is where the user can go. */
  | { readonly step: 'closed' | 'lost' | 'inWallet'; readonly next: RouteName };

/** The form, open until `closesAt`. */
export interface FillingView extends FormView {
  readonly step: 'filling';
}

/** The dialog over the form asks for confirmation: it cannot be changed later. */
export interface ConfirmView extends FormView {
  readonly step: 'confirm';
  readonly recipient: PrizeRecipient;
}

interface FormView {
  readonly prize: Prize | null;
  readonly market: PrizeForm['market'];
  readonly closesAt: number;
  readonly typed: TypedRecipient;
  readonly fieldProblems: RecipientProblems;
  /** A problem of the whole form, or of the connection. */
  readonly problem: Problem | null;
  readonly isBusy: boolean;
}

/** The sent recipient: read-only. */
export interface SentView {
  readonly step: 'sent';
  readonly prize: Prize | null;
  readonly recipient: PrizeRecipient;
  readonly sentAt: number;
  /** The WIB day by which the prize is shipped. */
  readonly shippedBy: number;
  /** The user just sent another recipient too late: this one was sent before. */
  readonly wasFirst: boolean;
}

export function prizeFormView(snapshot: SnapshotFrom<PrizeFormMachine>): PrizeFormView {
  const { form, recipient, problem } = snapshot.context;
  if (form.sent !== null) {
    return {
      step: 'sent',
      prize: form.prize,
      ...form.sent,
      shippedBy: prizeShippedBy(form.sent.sentAt, form.market),
      wasFirst: snapshot.matches('alreadySent'),
    };
  }
  if (snapshot.matches({ filling: 'confirming' })) {
    return { step: 'confirm', ...formView(snapshot), recipient };
  }
  if (snapshot.matches('filling')) return { step: 'filling', ...formView(snapshot) };
  if (snapshot.matches('sending')) return { step: 'sending', prize: form.prize, recipient };
  if (snapshot.matches('unsettled')) {
    return { step: 'unsettled', prize: form.prize, recipient, problem };
  }
  if (snapshot.matches('closed')) return { step: 'closed', next: 'home' };
  return form.prize === null
    ? { step: 'lost', next: 'home' }
    : { step: 'inWallet', next: 'vouchers' };
}

function formView(snapshot: SnapshotFrom<PrizeFormMachine>): FormView {
  const { form, typed, fieldProblems, problem } = snapshot.context;
  return {
    prize: form.prize,
    market: form.market,
    closesAt: prizeInfoEnd(form.wonAt),
    typed,
    fieldProblems,
    problem,
    isBusy: snapshot.hasTag('busy'),
  };
}

/** The route of a step (specification, section 2). */
export function prizeFormRouteName({ step }: PrizeFormView): 'prizeForm' | 'prizeFormSuccess' {
  return step === 'sent' ? 'prizeFormSuccess' : 'prizeForm';
}
