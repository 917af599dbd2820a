import type { PageEvent, SessionEmitted } from '../../flow/page/page.types.ts';
import type { Problem } from '../../flow/problem/problem.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { PhoneNumbers } from '../../platform/phone-numbers.ts';
import type { Random } from '../../platform/random.ts';
import type { PrizeForm, PrizeFormGateway, PrizeRecipient } from './prize-form.gateway.ts';
import type { PrizeFormDraft } from './prize-form-draft.ts';
import type { RecipientField, RecipientProblems, TypedRecipient } from './recipient.ts';

export interface PrizeFormPorts {
  readonly prizeForms: PrizeFormGateway;
  readonly phones: PhoneNumbers;
  readonly clock: Clock;
  readonly random: Random;
}

export interface PrizeFormInput {
  readonly ports: PrizeFormPorts;
  readonly drawId: string;
  readonly loggedIn: boolean;
  /** What an earlier page left. */
  readonly draft: PrizeFormDraft | null;
}

export interface PrizeFormContext {
  readonly ports: PrizeFormPorts;
  readonly loggedIn: boolean;
  /** Until it is loaded, a form of no prize. */
  readonly form: PrizeForm;
  readonly typed: TypedRecipient;
  /** Shown at the fields, each until the person types there again. */
  readonly fieldProblems: RecipientProblems;
  /** What was typed, once it is checked: what the person confirms and what is sent. */
  readonly recipient: PrizeRecipient;
  /** The idempotency key of a recipient without an answer: however often it is sent, it is sent once. */
  readonly pendingKey: string | null;
  /** An earlier try sent the recipient under its key and saw no answer. */
  readonly maybeApplied: boolean;
  readonly problem: Problem | null;
}

/** What the person typed in a field. */
export interface TypedText {
  readonly field: RecipientField;
  readonly text: string;
}

export type PrizeFormEvent =
  | ({ readonly type: 'TYPE' } & TypedText)
  /** The person has filled in the form. */
  | { readonly type: 'SUBMIT' }
  /** The person says in the dialog that it is right: it cannot be changed any more. */
  | { readonly type: 'CONFIRM' }
  /** The person closes the dialog, to change something. */
  | { readonly type: 'CANCEL' }
  | PageEvent;

export type PrizeFormEmitted = SessionEmitted;

/** The machine, for XState. */
export interface PrizeFormTypes {
  readonly context: PrizeFormContext;
  readonly events: PrizeFormEvent;
  readonly emitted: PrizeFormEmitted;
  readonly input: PrizeFormInput;
}
