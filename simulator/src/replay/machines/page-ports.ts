import {
  type ApiClient,
  createDrawGateway,
  createGiftExchangeGateway,
  createPaymentGateway,
  createPrizeFormGateway,
} from '@cangkir/api';
import type { AppPorts } from '@cangkir/core';

/**
 * What the pages' machines talk to, each of them loaded with its page: one line a page. A page that is not
 * here does not run in a replay.
 */
export function pagePorts(client: ApiClient): AppPorts['pages'] {
  return {
    draw: async () => ({ draws: createDrawGateway(client) }),
    giftExchange: async () => ({ gifts: createGiftExchangeGateway(client) }),
    payment: async () => ({ payments: createPaymentGateway(client) }),
    prizeForm: async () => ({ prizeForms: createPrizeFormGateway(client) }),
  };
}
