import type { Clock } from '../ports/clock.ts';
import type { GiftCardGateway, GiftCardReceipt } from '../ports/gift-card-gateway.ts';
import type { Random } from '../ports/random.ts';
import type { Problem } from '../problem/problem.ts';
import type { GiftCardDraft } from './gift-card-draft.ts';

export interface GiftCardPorts {
  readonly giftCards: GiftCardGateway;
  readonly clock: Clock;
  readonly random: Random;
}

export interface GiftCardInput {
  readonly loggedIn: boolean;
  /** What an earlier page left. */
  readonly draft: GiftCardDraft | null;
}

/** A card without an answer: however often it is sent, it is redeemed once. */
export interface PendingGiftCard {
  /** Its idempotency key. */
  readonly key: string;
  readonly code: string;
}

export interface GiftCardContext {
  readonly loggedIn: boolean;
  /** As the person typed it. */
  readonly typed: string;
  readonly pending: PendingGiftCard | null;
  readonly receipt: GiftCardReceipt | null;
  readonly problem: Problem | null;
}

export type GiftCardEvent =
  | { readonly type: 'TYPE'; readonly typed: string }
  /** The person wants the card's value. */
  | { readonly type: 'REDEEM' }
  /** The person has another card. */
  | { readonly type: 'CONTINUE' }
  | { readonly type: 'RETRY' }
  | { readonly type: 'LOG_IN' }
  /** The session changed elsewhere: in another tab, or in the native app. */
  | { readonly type: 'SESSION_CHANGED'; readonly loggedIn: boolean };

export type GiftCardEmitted =
  /** The person has to log in before they go on here. */
  | { readonly type: 'loginRequired' }
  /** The token was refused: the session is over. */
  | { readonly type: 'sessionEnded' };
