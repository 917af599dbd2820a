import type { CallOptions, ChangeOptions, GatewayResult } from '../../flow/gateway/gateway.ts';
import type { AdLink } from '../../platform/session/ad-link.ts';
import type { OfferedPack, PackChannel, PackOrder } from './pack.ts';

/** A purchase. That of an ad's pack carries the ad's link. */
export interface PackRequest extends AdLink {
  readonly packId: string;
  /** A whole number from 1. */
  readonly quantity: number;
}

/** The order that a purchase made, to be paid on the payment page. */
export type PackReceipt = Pick<PackOrder, 'orderNumber' | 'paymentMethod'>;

/** An order with its pack. */
export interface FoundPackOrder {
  readonly order: PackOrder;
  /** The pack as it is sold now; null if it no longer is. */
  readonly pack: OfferedPack | null;
}

/**
 * Voucher packs. Anyone may see them. A purchase is refused with a code of `PACK_CODE`. An order is refused with 10015
 * if it is another user's.
 */
export interface PackGateway {
  /** The packs of a channel that are on sale or will be, without those whose sale has ended. */
  list(channel: PackChannel, options?: CallOptions): Promise<GatewayResult<readonly OfferedPack[]>>;
  find(packId: string, options?: CallOptions): Promise<GatewayResult<OfferedPack>>;
  buy(request: PackRequest, options: ChangeOptions): Promise<GatewayResult<PackReceipt>>;
  findOrder(orderNumber: string, options?: CallOptions): Promise<GatewayResult<FoundPackOrder>>;
}
