import type { GoTo, Redirect, Reload, SessionEmitted } from '../../flow/page/page.types.ts';
import type { PendingKeyDraft } from '../../flow/page/pending-key-draft.ts';
import type { HelpRequest } from './bargain.gateway.ts';
import type { HelpOutcome } from './bargain-outcome.ts';
import type { BargainPorts, VisitContext, VisitEvent } from './bargain-visit.ts';

export interface BargainHelpInput {
  readonly ports: BargainPorts;
  /** Of the link, whose code is an `assistanceCode`, or a `helperCode`. */
  readonly request: HelpRequest;
  /** What the backend says to this visit. */
  readonly outcome: HelpOutcome;
  readonly isLoggedIn: boolean;
  /** A help that an earlier page sent without seeing an answer. */
  readonly draft: PendingKeyDraft | null;
}

export interface BargainHelpContext extends VisitContext {
  readonly request: HelpRequest;
  /** What the backend said last, to the visit or to the help. */
  readonly outcome: HelpOutcome;
  /** The user helped on this visit, and not on an earlier one. */
  readonly hasHelpedNow: boolean;
}

export type BargainHelpEvent =
  /** The user cuts the friend's price. */
  | { readonly type: 'HELP' }
  /** The user wants a bargain of their own. */
  | { readonly type: 'START_OWN' }
  | VisitEvent;

export type BargainHelpEmitted = SessionEmitted | Reload | GoTo | Redirect;

/** The machine, for XState. */
export interface BargainHelpTypes {
  readonly context: BargainHelpContext;
  readonly events: BargainHelpEvent;
  readonly emitted: BargainHelpEmitted;
  readonly input: BargainHelpInput;
}
