import type { GoTo, Redirect, SessionEmitted } from '../../flow/page/page.types.ts';
import type { PendingKeyDraft } from '../../flow/page/pending-key-draft.ts';
import type { Invitation } from './bargain.gateway.ts';
import type { BargainPorts, CommonContext, CommonEvent } from './bargain-common.ts';
import type { HelperTurnedAway } from './bargain-outcome.ts';

export interface BargainHelpInput {
  readonly ports: BargainPorts;
  readonly activityCode: string;
  /** From the link: an `assistanceCode`, or a `helperCode`. */
  readonly assistanceCode: string;
  readonly loggedIn: boolean;
  /** A help that an earlier page sent without seeing an answer. */
  readonly draft: PendingKeyDraft | null;
}

export interface BargainHelpContext extends CommonContext {
  readonly assistanceCode: string;
  readonly invitation: Invitation | null;
  /** The user helped on this visit, and not on an earlier one. */
  readonly hasHelpedNow: boolean;
  /** Why the user cannot help; else null. */
  readonly turnedAway: HelperTurnedAway | null;
}

export type BargainHelpEvent =
  /** The user cuts the friend's price. */
  | { readonly type: 'HELP' }
  /** The user wants a bargain of their own. */
  | { readonly type: 'START_OWN' }
  | CommonEvent;

export type BargainHelpEmitted = SessionEmitted | GoTo | Redirect;

/** The machine, for XState. */
export interface BargainHelpTypes {
  readonly context: BargainHelpContext;
  readonly events: BargainHelpEvent;
  readonly emitted: BargainHelpEmitted;
  readonly input: BargainHelpInput;
}
