export {
  durationType,
  voucherSchema,
  voucherTerms,
  walletSchema,
} from '../../rules/voucher/voucher.schema.ts';
export type { VoucherGateway } from './vouchers.gateway.ts';
export { orderWallet, type WalletSections, walletSections } from './wallet-order.ts';
