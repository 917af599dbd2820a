import type { ChangeContext } from '../../flow/change/change-context.ts';
import type { GoTo, Redirect, SessionEmitted } from '../../flow/page/page.types.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Random } from '../../platform/random.ts';
import type { AdLink } from '../../platform/session/ad-link.ts';
import type { UnpaidOrder } from '../../rules/order/unpaid-order.ts';
import type { OfferedPack } from './pack.ts';
import type { PackAvailability } from './pack-availability.ts';
import type { PackDraft } from './pack-draft.ts';
import type { PackGateway, PackReceipt } from './packs.gateway.ts';

export interface PackPorts {
  readonly packs: PackGateway;
  readonly clock: Clock;
  readonly random: Random;
}

export interface PackInput {
  readonly ports: PackPorts;
  readonly pack: OfferedPack;
  /** The quantity that the link carries, or null. It takes the place of the draft's. */
  readonly linkQuantity: number | null;
  /** The link of the ad that the user came from; null if none. */
  readonly ad: AdLink | null;
  readonly isLoggedIn: boolean;
  /** The draft of an earlier page of this pack. */
  readonly draft: PackDraft | null;
}

export interface PackContext extends ChangeContext {
  readonly ports: PackPorts;
  readonly pack: OfferedPack;
  readonly linkQuantity: number | null;
  readonly ad: AdLink | null;
  readonly isLoggedIn: boolean;
  /** The availability of {@link PackContext.pack} when it last changed. */
  readonly availability: PackAvailability;
  /** The order of {@link PackContext.pack} that could be paid when that last changed; null without one. */
  readonly unpaidOrder: UnpaidOrder | null;
  /** The chosen quantity, from 1. While a purchase is pending, its quantity. */
  readonly quantity: number;
  /** The order of the purchase; null before. */
  readonly receipt: PackReceipt | null;
}

export type PackEvent =
  | { readonly type: 'CHOOSE_QUANTITY'; readonly quantity: number }
  /** The user buys the chosen quantity. */
  | { readonly type: 'BUY' }
  /** The user goes back to the payment of the unpaid order. */
  | { readonly type: 'CONTINUE_PAYMENT' }
  /** The user retries the same purchase. */
  | { readonly type: 'RETRY' };

export type PackEmitted = SessionEmitted | GoTo | Redirect;

/** The machine, for XState. */
export interface PackTypes {
  readonly context: PackContext;
  readonly events: PackEvent;
  readonly emitted: PackEmitted;
  readonly input: PackInput;
}
