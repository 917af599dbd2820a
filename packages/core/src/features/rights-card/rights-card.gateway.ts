import type { CallOptions, ChangeOptions, GatewayResult } from '../../flow/gateway/gateway.ts';
import type { PaymentMethod } from '../../rules/order/payment-method.ts';
import type { RightsCard } from './rights-card.ts';

/** What a card is ordered with. */
export interface RightsCardRequest {
  /** The points to redeem; 0 for none. */
  readonly points: number;
  /** The version of the native app, which decides whether points are redeemed; null outside. */
  readonly appVersion: string | null;
}

/** The order of a card, to be paid on the payment page. */
export interface RightsCardReceipt {
  readonly orderNumber: string;
  readonly paymentMethod: PaymentMethod;
}

/** The membership card. Anyone may see it. */
export interface RightsCardGateway {
  find(options?: CallOptions): Promise<GatewayResult<RightsCard>>;
  /**
   * Orders a card. Once paid, it begins, or it is added to the end of the active one. Refuses with 150002 if so many points
   * cannot be redeemed for it.
   */
  buy(
    request: RightsCardRequest,
    options: ChangeOptions,
  ): Promise<GatewayResult<RightsCardReceipt>>;
}
