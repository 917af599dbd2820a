import type { PaymentGateway } from '@cangkir/core';
import type { ApiClient } from '../api-client.ts';
import { PAYMENT_ENDPOINTS } from '../endpoints/payment.ts';
import { mapValue } from '../map-value.ts';

/** Payments over HTTP. */
export function createPaymentGateway(client: ApiClient): PaymentGateway {
  return {
    async find(orderNumber, options = {}) {
      const answer = await client.call(PAYMENT_ENDPOINTS.payment, { orderNumber }, options);
      return mapValue(answer, ({ data }) => data);
    },
    async renew(orderNumber, options) {
      const answer = await client.call(PAYMENT_ENDPOINTS.renewPayment, { orderNumber }, options);
      return mapValue(answer, ({ data }) => data);
    },
  };
}
