import type { ChangeContext } from '../../flow/change/change-context.ts';
import type { GoTo, LogIn, SessionEmitted } from '../../flow/page/page.types.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Clipboard } from '../../platform/copying/clipboard.ts';
import type { LinkMaker } from '../../platform/navigation/link-maker.ts';
import type { Random } from '../../platform/random.ts';
import type { Sharing } from '../../platform/sharing/sharing.ts';
import type { InviteOutcome } from './invite-outcome.ts';
import type { Referral, ReferralGateway } from './referral.gateway.ts';
import type { ReferralDraft } from './referral-draft.ts';

export interface ReferralPorts {
  readonly referrals: ReferralGateway;
  readonly sharing: Sharing;
  readonly clipboard: Clipboard;
  readonly links: LinkMaker;
  readonly clock: Clock;
  readonly random: Random;
}

export interface ReferralInput {
  readonly ports: ReferralPorts;
  /** The code of the friend's link; empty on the page of the user's own code. */
  readonly inviteCode: string;
  /** The user's own; null for a visitor, and on the page of an invitation. */
  readonly referral: Referral | null;
  readonly isLoggedIn: boolean;
  readonly draft: ReferralDraft | null;
}

export interface ReferralContext extends ChangeContext {
  readonly ports: ReferralPorts;
  /** The code of the friend's link; empty on the page of the user's own code. */
  readonly inviteCode: string;
  readonly isLoggedIn: boolean;
  /** The user's own; null for a visitor, and on the page of an invitation. */
  readonly referral: Referral | null;
  /** Whether the code was copied, or is shown for copying instead of a share; null before. */
  readonly copy: 'copied' | 'copyFailed' | 'unshared' | null;
  /** The user accepted the invitation; a visitor then logs in first. */
  readonly isAccepted: boolean;
  readonly outcome: InviteOutcome | null;
}

export type ReferralEvent =
  /** A visitor registers to get their own code. */
  | { readonly type: 'REGISTER' }
  /** The user copies their code. */
  | { readonly type: 'COPY' }
  /** The user shares their link, with this text. */
  | { readonly type: 'SHARE'; readonly title: string; readonly text: string }
  /** The user accepts the friend's invitation; a visitor registers for it. */
  | { readonly type: 'ACCEPT' }
  /** The user continues to their own code. */
  | { readonly type: 'SHOW_OWN' }
  /** The user retries the same acceptance. */
  | { readonly type: 'RETRY' };

export type ReferralEmitted = SessionEmitted | LogIn | GoTo;

/** The machine, for XState. */
export interface ReferralTypes {
  readonly context: ReferralContext;
  readonly events: ReferralEvent;
  readonly emitted: ReferralEmitted;
  readonly input: ReferralInput;
}
