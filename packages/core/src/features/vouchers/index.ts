export type { VoucherGateway } from './vouchers.gateway.ts';
export { orderWallet } from './wallet-order.ts';
