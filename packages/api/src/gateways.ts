import type { ClaimGateway, ConfigGateway, LoginGateway, VoucherGateway } from '@cangkir/core';
import { createClaimGateway } from './claim.api.ts';
import type { ApiClient } from './client/api-client.ts';
import { createConfigGateway } from './config.api.ts';
import { createLoginGateway } from './login.api.ts';
import { createVoucherGateway } from './vouchers.api.ts';

/** The gateways that the app starts with, by the name that it gives them. */
export interface Gateways {
  readonly config: ConfigGateway;
  readonly login: LoginGateway;
  readonly campaigns: ClaimGateway;
  readonly vouchers: VoucherGateway;
}

/** The gateways that the app starts with, over HTTP. */
export function createGateways(client: ApiClient): Gateways {
  return {
    config: createConfigGateway(client),
    login: createLoginGateway(client),
    campaigns: createClaimGateway(client),
    vouchers: createVoucherGateway(client),
  };
}
