import type { SnapshotFrom } from 'xstate';
import type { Problem } from '../../flow/problem/problem.ts';
import type { RouteName } from '../../platform/navigation/routes.ts';
import type { DrawPrize } from '../draw/draw.gateway.ts';
import type { PrizeForm, PrizeRecipient } from './prize-form.gateway.ts';
import type { PrizeFormMachine } from './prize-form.machine.ts';
import { prizeInfoEnd, prizeShippedBy } from './prize-window.ts';
import type { RecipientProblems, TypedRecipient } from './recipient.ts';

/** What the prize form shows. Moments are milliseconds since the epoch. */
export type PrizeFormView =
  | { readonly step: 'loading' }
  | { readonly step: 'loadFailed'; readonly problem: Problem }
  | { readonly step: 'loginRequired' }
  | FillingView
  /** The dialog asks whether it is right: it cannot be changed later. */
  | {
      readonly step: 'confirm';
      readonly prize: DrawPrize | null;
      readonly recipient: PrizeRecipient;
    }
  | { readonly step: 'sending'; readonly recipient: PrizeRecipient }
  /** It is not known whether it arrived. The same recipient is sent again. */
  | {
      readonly step: 'unsettled';
      readonly recipient: PrizeRecipient;
      readonly problem: Problem | null;
    }
  | SentView
  /** There is nothing to do here; `next` is where the person goes on. */
  | {
      readonly step: 'closed' | 'lost' | 'inWallet' | 'notFound';
      readonly next: RouteName;
    };

/** The form, to be filled in until `closesAt`. */
export interface FillingView {
  readonly step: 'filling';
  readonly prize: DrawPrize | null;
  readonly market: PrizeForm['market'];
  readonly closesAt: number;
  readonly typed: TypedRecipient;
  readonly fieldProblems: RecipientProblems;
  /** What is wrong with the form as a whole, or with the way to the backend. */
  readonly problem: Problem | null;
  readonly busy: boolean;
}

/** What was sent in: read-only. */
export interface SentView {
  readonly step: 'sent';
  readonly prize: DrawPrize | null;
  readonly recipient: PrizeRecipient;
  readonly sentAt: number;
  /** The day, in WIB, by which the prize is on its way. */
  readonly shippedBy: number;
  /** The person has just tried to send another one, too late: this one had been sent before. */
  readonly wasFirst: boolean;
}

/** Turns the machine's state into what the page shows. */
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
    return { step: 'confirm', prize: form.prize, recipient };
  }
  if (snapshot.matches('filling')) return fillingView(snapshot);
  if (snapshot.matches('sending')) return { step: 'sending', recipient };
  if (snapshot.matches('unsettled')) return { step: 'unsettled', recipient, problem };
  if (snapshot.matches('loginRequired')) return { step: 'loginRequired' };
  if (snapshot.matches('closed')) return { step: 'closed', next: 'home' };
  if (snapshot.matches('notFound')) return { step: 'notFound', next: 'home' };
  if (snapshot.matches('nothingToSend')) {
    return form.prize === null
      ? { step: 'lost', next: 'home' }
      : { step: 'inWallet', next: 'vouchers' };
  }
  return problem === null ? { step: 'loading' } : { step: 'loadFailed', problem };
}

function fillingView(snapshot: SnapshotFrom<PrizeFormMachine>): FillingView {
  const { form, typed, fieldProblems, problem } = snapshot.context;
  return {
    step: 'filling',
    prize: form.prize,
    market: form.market,
    closesAt: prizeInfoEnd(form.wonAt),
    typed,
    fieldProblems,
    problem,
    busy: snapshot.hasTag('busy'),
  };
}

/** The route on which a step is shown (specification, section 2). Null where it is not known yet. */
export function prizeFormRouteName({
  step,
}: PrizeFormView): 'prizeForm' | 'prizeFormSuccess' | null {
  switch (step) {
    case 'loading':
    case 'loadFailed':
    case 'loginRequired':
      return null;
    case 'sent':
      return 'prizeFormSuccess';
    default:
      return 'prizeForm';
  }
}
