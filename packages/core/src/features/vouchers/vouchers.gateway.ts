import type { CallOptions, GatewayResult } from '../../flow/gateway/gateway.ts';
import type { Voucher } from '../../rules/voucher/voucher.types.ts';

/** The wallet of the current user. */
export interface VoucherGateway {
  list(options?: CallOptions): Promise<GatewayResult<readonly Voucher[]>>;
  find(id: string, options?: CallOptions): Promise<GatewayResult<Voucher>>;
}
