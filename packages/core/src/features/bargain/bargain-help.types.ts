import type { GoTo, Redirect, SessionEmitted } from '../../flow/page/page.types.ts';
import type { Invitation } from './bargain.gateway.ts';
import type { BargainPorts, CommonContext, CommonEvent } from './bargain-common.ts';
import type { BargainHelpDraft } from './bargain-help-draft.ts';
import type { HelperTurnedAway } from './bargain-outcome.ts';

export interface BargainHelpInput {
  readonly ports: BargainPorts;
  readonly activityCode: string;
  /** From the link: an `assistanceCode`, or a `helperCode`. */
  readonly assistanceCode: string;
  readonly loggedIn: boolean;
  readonly draft: BargainHelpDraft | null;
}

export interface BargainHelpContext extends CommonContext {
  readonly assistanceCode: string;
  readonly invitation: Invitation | null;
  /** The person helped on this visit, and not on an earlier one. */
  readonly hasHelpedNow: boolean;
  /** Why the person cannot help; else null. */
  readonly turnedAway: HelperTurnedAway | null;
}

export type BargainHelpEvent =
  /** The person cuts the friend's price. */
  | { readonly type: 'HELP' }
  /** The person wants a bargain of their own. */
  | { readonly type: 'START_OWN' }
  | CommonEvent;

export type BargainHelpEmitted = SessionEmitted | GoTo | Redirect;
