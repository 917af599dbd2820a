import type { ChangeContext } from '../../flow/change/change-context.ts';
import type { SessionEmitted } from '../../flow/page/page.types.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Random } from '../../platform/random.ts';
import type { Scanner } from '../../platform/scanning/scanner.ts';
import type { GiftCardGateway, GiftCardReceipt } from './gift-card.gateway.ts';
import type { GiftCardDraft } from './gift-card-draft.ts';

export interface GiftCardPorts {
  readonly giftCards: GiftCardGateway;
  readonly clock: Clock;
  readonly random: Random;
  readonly scanner: Scanner;
}

export interface GiftCardInput {
  readonly ports: GiftCardPorts;
  readonly isLoggedIn: boolean;
  /** The draft of an earlier page. */
  readonly draft: GiftCardDraft | null;
}

export interface GiftCardContext extends ChangeContext {
  readonly ports: GiftCardPorts;
  readonly isLoggedIn: boolean;
  /** As typed by the user. */
  readonly typed: string;
  /** The card that is redeemed, or was last; empty before. */
  readonly code: string;
  readonly receipt: GiftCardReceipt | null;
}

export type GiftCardEvent =
  | { readonly type: 'TYPE'; readonly text: string }
  /** The user scans the QR of a card, which redeems it. */
  | { readonly type: 'SCAN' }
  /** The user redeems the card. */
  | { readonly type: 'REDEEM' }
  /** The user enters another card. */
  | { readonly type: 'CONTINUE' }
  /** The user retries the same card. */
  | { readonly type: 'RETRY' };

export type GiftCardEmitted = SessionEmitted;

/** The machine, for XState. */
export interface GiftCardTypes {
  readonly context: GiftCardContext;
  readonly events: GiftCardEvent;
  readonly emitted: GiftCardEmitted;
  readonly input: GiftCardInput;
}
