import type { ChangeContext } from '../../flow/change/change-context.ts';
import type { GoTo, SessionEmitted } from '../../flow/page/page.types.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { NativeHost } from '../../platform/native-host.ts';
import type { PageVisibility } from '../../platform/page-visibility.ts';
import type { Random } from '../../platform/random.ts';
import type {
  RightsCardGateway,
  RightsCardReceipt,
  RightsCardRequest,
} from './rights-card.gateway.ts';
import type { RightsCard } from './rights-card.ts';
import type { RightsCardDraft } from './rights-card-draft.ts';

export interface RightsCardPorts {
  readonly rightsCards: RightsCardGateway;
  readonly native: Pick<NativeHost, 'appVersion'>;
  readonly visibility: PageVisibility;
  readonly clock: Clock;
  readonly random: Random;
}

export interface RightsCardInput {
  readonly ports: RightsCardPorts;
  readonly card: RightsCard;
  readonly isLoggedIn: boolean;
  /** What was chosen on an earlier page, and a purchase whose answer was lost there. */
  readonly draft: RightsCardDraft | null;
}

export interface RightsCardContext extends ChangeContext {
  readonly ports: RightsCardPorts;
  readonly isLoggedIn: boolean;
  readonly card: RightsCard;
  /** The moment that the view is of: milliseconds since the epoch. */
  readonly seenAt: number;
  readonly receipt: RightsCardReceipt | null;
  /** What the card is ordered with. A pending purchase keeps it. */
  readonly request: RightsCardRequest;
  /** The page is hidden: do not read the card again. */
  readonly isHidden: boolean;
  /** The benefit whose QR the user shows to the cashier, or last did; null before. */
  readonly benefitId: string | null;
}

export type RightsCardEvent =
  /** The user chooses how many points to redeem; 0 for none. */
  | { readonly type: 'CHOOSE_POINTS'; readonly points: number }
  /** The user buys or renews the card. */
  | { readonly type: 'BUY' }
  /** The user goes back to the payment of the unpaid order. */
  | { readonly type: 'CONTINUE_PAYMENT' }
  /** The user shows the QR of an open benefit to the cashier. */
  | { readonly type: 'SHOW_BENEFIT'; readonly benefitId: string }
  /** The user closes that QR. */
  | { readonly type: 'CLOSE' }
  | { readonly type: 'HIDDEN' }
  | { readonly type: 'VISIBLE' }
  /** The user retries the same purchase. */
  | { readonly type: 'RETRY' };

export type RightsCardEmitted = SessionEmitted | GoTo;

/** The machine, for XState. */
export interface RightsCardTypes {
  readonly context: RightsCardContext;
  readonly events: RightsCardEvent;
  readonly emitted: RightsCardEmitted;
  readonly input: RightsCardInput;
}
