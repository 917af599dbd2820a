/** Why a voucher pack cannot be bought: codes of ours (docs/assumptions.md), by the key of their message. */
export const PACK_CODE = {
  packNotAvailable: 140001,
  packSoldOut: 140002,
  packSaleEnded: 140003,
  packLimitExceeded: 140004,
} as const;
