import type { PageEvent, SessionEmitted } from '../../flow/page/page.types.ts';
import type { Problem } from '../../flow/problem/problem.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Random } from '../../platform/random.ts';
import type { GiftActivity, GiftExchangeGateway } from './gift-exchange.gateway.ts';
import type { GiftExchangeDraft } from './gift-exchange-draft.ts';

export interface GiftExchangePorts {
  readonly gifts: GiftExchangeGateway;
  readonly clock: Clock;
  readonly random: Random;
}

export interface GiftExchangeInput {
  readonly ports: GiftExchangePorts;
  readonly activityCode: string;
  readonly loggedIn: boolean;
  /** What an earlier page of this activity left. */
  readonly draft: GiftExchangeDraft | null;
}

/** An exchange without an answer: however often it is sent, it is one, of the same gifts. */
export interface PendingExchange {
  /** Its idempotency key. */
  readonly key: string;
  readonly giftId: string;
  readonly quantity: number;
}

/** Gifts that the person has exchanged. */
export interface ExchangedGifts {
  readonly giftId: string;
  readonly quantity: number;
  /** The points that are left. */
  readonly balance: number;
}

export interface GiftExchangeContext {
  readonly ports: GiftExchangePorts;
  readonly activityCode: string;
  readonly loggedIn: boolean;
  readonly activity: GiftActivity | null;
  /** The gift that the person chose. Untrusted after a reload: the activity may no longer have it. */
  readonly giftId: string | null;
  /** As the person typed it. */
  readonly typedQuantity: string;
  readonly pending: PendingExchange | null;
  /** An earlier try sent {@link GiftExchangeContext.pending} under its key and saw no answer. */
  readonly maybeApplied: boolean;
  readonly exchanged: ExchangedGifts | null;
  readonly problem: Problem | null;
}

export type GiftExchangeEvent =
  /** The person chooses a gift, one of it at first. */
  | { readonly type: 'CHOOSE'; readonly giftId: string }
  | { readonly type: 'TYPE_QUANTITY'; readonly text: string }
  /** The person wants what they chose. */
  | { readonly type: 'EXCHANGE' }
  /** The person is sure, or is not. */
  | { readonly type: 'CONFIRM' | 'CANCEL' }
  /** The person goes back to the gifts. */
  | { readonly type: 'CONTINUE' }
  | PageEvent;

export type GiftExchangeEmitted = SessionEmitted;

/** The machine, for XState. */
export interface GiftExchangeTypes {
  readonly context: GiftExchangeContext;
  readonly events: GiftExchangeEvent;
  readonly emitted: GiftExchangeEmitted;
  readonly input: GiftExchangeInput;
}
