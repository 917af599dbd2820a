import {
  type CampaignGateway,
  type ConfigGateway,
  type GatewayResult,
  type LoginGateway,
  succeed,
  type VoucherGateway,
} from '@cangkir/core';
import type { ApiClient } from './api-client.ts';

/** The core's gateways, by the name that the app gives them. */
export interface Gateways {
  readonly config: ConfigGateway;
  readonly login: LoginGateway;
  readonly campaigns: CampaignGateway;
  readonly vouchers: VoucherGateway;
}

/** The core's gateways over HTTP. */
export function createGateways(client: ApiClient): Gateways {
  return {
    config: {
      async find(options = {}) {
        return mapValue(await client.call('config', {}, options), ({ data }) => data);
      },
    },
    login: {
      async sendCode(phone, options) {
        return mapValue(await client.call('sendCode', { phone }, options), ({ data }) => data);
      },
      async logIn({ phone, code }, options) {
        return mapValue(await client.call('logIn', { phone, code }, options), ({ data }) => data);
      },
    },
    campaigns: {
      async find(sourceId, options = {}) {
        return mapValue(await client.call('campaign', { sourceId }, options), ({ data }) => data);
      },
      async claim({ sourceId, browserId }, options) {
        const answer = await client.call('claim', { sourceId, browserId }, options);
        return mapValue(answer, ({ code, data }) => ({ code, ...data }));
      },
    },
    vouchers: {
      async list(options = {}) {
        return mapValue(await client.call('vouchers', {}, options), ({ data }) => data.vouchers);
      },
      async find(id, options = {}) {
        return mapValue(await client.call('voucher', { id }, options), ({ data }) => data);
      },
    },
  };
}

function mapValue<Answer, Value>(
  result: GatewayResult<Answer>,
  toValue: (answer: Answer) => Value,
): GatewayResult<Value> {
  return result.ok ? succeed(toValue(result.value)) : result;
}
