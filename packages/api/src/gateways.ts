import type { CampaignGateway, ConfigGateway, LoginGateway, VoucherGateway } from '@cangkir/core';
import type { ApiClient } from './api-client.ts';
import { ACCOUNT_ENDPOINTS } from './endpoints/account.ts';
import { COUPON_ENDPOINTS } from './endpoints/coupon.ts';
import { mapValue } from './map-value.ts';

/** The gateways that every page has, by the name that the app gives them. */
export interface Gateways {
  readonly config: ConfigGateway;
  readonly login: LoginGateway;
  readonly campaigns: CampaignGateway;
  readonly vouchers: VoucherGateway;
}

/** The gateways that every page has, over HTTP. */
export function createGateways(client: ApiClient): Gateways {
  return {
    config: {
      async find(options = {}) {
        return mapValue(
          await client.call(ACCOUNT_ENDPOINTS.config, {}, options),
          ({ data }) => data,
        );
      },
    },
    login: {
      async sendCode(phone, options) {
        return mapValue(
          await client.call(ACCOUNT_ENDPOINTS.sendCode, { phone }, options),
          ({ data }) => data,
        );
      },
      async logIn({ phone, code }, options) {
        return mapValue(
          await client.call(ACCOUNT_ENDPOINTS.logIn, { phone, code }, options),
          ({ data }) => data,
        );
      },
    },
    campaigns: {
      async find(sourceId, options = {}) {
        return mapValue(
          await client.call(COUPON_ENDPOINTS.campaign, { sourceId }, options),
          ({ data }) => data,
        );
      },
      async claim({ sourceId, browserId }, options) {
        const answer = await client.call(COUPON_ENDPOINTS.claim, { sourceId, browserId }, options);
        return mapValue(answer, ({ code, data }) => ({ code, ...data }));
      },
    },
    vouchers: {
      async list(options = {}) {
        return mapValue(
          await client.call(COUPON_ENDPOINTS.vouchers, {}, options),
          ({ data }) => data.vouchers,
        );
      },
      async find(id, options = {}) {
        return mapValue(
          await client.call(COUPON_ENDPOINTS.voucher, { id }, options),
          ({ data }) => data,
        );
      },
    },
  };
}
