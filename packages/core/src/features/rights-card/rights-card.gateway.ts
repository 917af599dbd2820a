import type { CallOptions, ChangeOptions, GatewayResult } from '../../flow/gateway/gateway.ts';
import type { PaymentMethod } from '../../rules/order/payment-method.ts';
import type { RightsCard } from './rights-card.ts';

/** The order of a card, to be paid on the payment page. */
export interface RightsCardReceipt {
  readonly orderNumber: string;
  readonly paymentMethod: PaymentMethod;
}

/** The membership card. Anyone may see it. */
export interface RightsCardGateway {
  find(options?: CallOptions): Promise<GatewayResult<RightsCard>>;
  /** Orders a card. Once paid, it begins, or it is added to the end of the active one. */
  buy(options: ChangeOptions): Promise<GatewayResult<RightsCardReceipt>>;
}
