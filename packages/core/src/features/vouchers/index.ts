export { couponSchema, wibDay } from '../../rules/coupon/coupon.schema.ts';
export { durationType, voucherSchema, walletSchema } from '../../rules/voucher/voucher.schema.ts';
export type { VoucherGateway } from './vouchers.gateway.ts';
export { orderWallet, type WalletSections, walletSections } from './wallet-order.ts';
