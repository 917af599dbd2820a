import type { ChangeContext } from '../../flow/change/change-context.ts';
import type { GoTo, NotFound, Reload, SessionEmitted } from '../../flow/page/page.types.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { AppHosts } from '../../platform/navigation/app-hosts.ts';
import type { Random } from '../../platform/random.ts';
import type { Scanner } from '../../platform/scanning/scanner.ts';
import type { CommunityActivity, CommunityGateway } from './community.gateway.ts';
import type { CommunityChange } from './community-change.ts';
import type { CommunityDraft } from './community-draft.ts';
import type { CommunityNotice } from './community-notice.ts';
import type { CommunityStatus } from './community-status.ts';

export interface CommunityPorts {
  readonly community: CommunityGateway;
  readonly scanner: Scanner;
  readonly clock: Clock;
  readonly hosts: AppHosts;
  readonly random: Random;
}

export interface CommunityInput {
  readonly ports: CommunityPorts;
  readonly activity: CommunityActivity;
  readonly isLoggedIn: boolean;
  /** A change that an earlier page sent, without an answer. */
  readonly draft: CommunityDraft | null;
}

export interface CommunityContext extends ChangeContext {
  readonly ports: CommunityPorts;
  readonly activity: CommunityActivity;
  readonly isLoggedIn: boolean;
  /** The last known status. */
  readonly status: CommunityStatus;
  /** The last chosen change. */
  readonly change: CommunityChange;
  /** The message after the last change or scan. */
  readonly notice: CommunityNotice | null;
}

export type CommunityEvent =
  | { readonly type: 'REGISTER' }
  /** The user wants to cancel: a dialog asks for confirmation, as it is final. */
  | { readonly type: 'CANCEL_REGISTRATION' }
  /** The user confirms in the dialog. */
  | { readonly type: 'CONFIRM' }
  /** The user closes the dialog, or the camera. */
  | { readonly type: 'CANCEL' }
  /** The user scans the host's QR code. */
  | { readonly type: 'SCAN' }
  | { readonly type: 'CLAIM_REWARDS' }
  /** The user looks for another activity. */
  | { readonly type: 'REGISTER_ANOTHER' }
  /** The user opens the paid rewards. */
  | { readonly type: 'OPEN_WALLET' }
  /** The user retries the same change, or loads the activity again. */
  | { readonly type: 'RETRY' }
  /** A visitor asks to log in, as they may be registered. */
  | { readonly type: 'LOG_IN' };

export type CommunityEmitted = SessionEmitted | GoTo | Reload | NotFound;

/** The machine, for XState. */
export interface CommunityTypes {
  readonly context: CommunityContext;
  readonly events: CommunityEvent;
  readonly emitted: CommunityEmitted;
  readonly input: CommunityInput;
}
