import type { ChangeContext } from '../../flow/change/change-context.ts';
import type { NotFound, SessionEmitted } from '../../flow/page/page.types.ts';
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
  readonly form: PrizeForm;
  /** The draft of an earlier page. */
  readonly draft: PrizeFormDraft | null;
}

export interface PrizeFormContext extends ChangeContext {
  readonly ports: PrizeFormPorts;
  readonly form: PrizeForm;
  readonly typed: TypedRecipient;
  /** Shown at each field until the user types there. */
  readonly fieldProblems: RecipientProblems;
  /** The validated input, which the user confirms and the page sends. */
  readonly recipient: PrizeRecipient;
}

/** The input of a field. */
export interface TypedText {
  readonly field: RecipientField;
  readonly text: string;
}

export type PrizeFormEvent =
  | ({ readonly type: 'TYPE' } & TypedText)
  /** The user has filled in the form. */
  | { readonly type: 'SUBMIT' }
  /** The user confirms in the dialog: it can no longer change. */
  | { readonly type: 'CONFIRM' }
  /** The user closes the dialog to change something. */
  | { readonly type: 'CANCEL' }
  /** The user retries the same recipient. */
  | { readonly type: 'RETRY' };

export type PrizeFormEmitted = SessionEmitted | NotFound;

/** The machine, for XState. */
export interface PrizeFormTypes {
  readonly context: PrizeFormContext;
  readonly events: PrizeFormEvent;
  readonly emitted: PrizeFormEmitted;
  readonly input: PrizeFormInput;
}
