import type { ChangeContext } from '../../flow/change/change-context.ts';
import type { Reload, SessionEmitted } from '../../flow/page/page.types.ts';
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
  readonly activity: GiftActivity;
  readonly isLoggedIn: boolean;
  /** The draft of an earlier page of this activity. */
  readonly draft: GiftExchangeDraft | null;
}

/** What an exchange asks for. */
export interface AskedGifts {
  readonly giftId: string;
  readonly quantity: number;
}

/** Exchanged gifts. */
export interface ExchangedGifts extends AskedGifts {
  /** The remaining points. */
  readonly balance: number;
}

export interface GiftExchangeContext extends ChangeContext {
  readonly ports: GiftExchangePorts;
  readonly activity: GiftActivity;
  readonly isLoggedIn: boolean;
  /** The chosen gift. Untrusted after a reload: the activity may no longer offer it. */
  readonly giftId: string | null;
  /** As typed by the user. */
  readonly typedQuantity: string;
  /** What the last exchange asks for. */
  readonly asked: AskedGifts;
  readonly exchanged: ExchangedGifts | null;
}

export type GiftExchangeEvent =
  /** The user chooses a gift, with a quantity of one. */
  | { readonly type: 'CHOOSE'; readonly giftId: string }
  | { readonly type: 'TYPE_QUANTITY'; readonly text: string }
  /** The user exchanges the chosen gift. */
  | { readonly type: 'EXCHANGE' }
  /** The user confirms or cancels. */
  | { readonly type: 'CONFIRM' | 'CANCEL' }
  /** The user returns to the gifts. */
  | { readonly type: 'CONTINUE' }
  /** The user retries the same exchange. */
  | { readonly type: 'RETRY' };

export type GiftExchangeEmitted = SessionEmitted | Reload;

/** The machine, for XState. */
export interface GiftExchangeTypes {
  readonly context: GiftExchangeContext;
  readonly events: GiftExchangeEvent;
  readonly emitted: GiftExchangeEmitted;
  readonly input: GiftExchangeInput;
}
