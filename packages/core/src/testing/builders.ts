import type { Campaign } from '../features/claim/claim.gateway.ts';
import { CLAIM_CODE } from '../flow/response-code/response-code.ts';
import type { Voucher, VoucherTerms } from '../rules/voucher/voucher.types.ts';

const TERMS: VoucherTerms = {
  title: { id: 'Potongan untuk minuman apa pun', en: 'Off any drink', zh: '任意饮品立减' },
  value: 25_000,
  currencyCode: 'IDR',
  products: [{ id: 'Kopi susu', en: 'Milk coffee', zh: '牛奶咖啡' }],
  minimumSpend: 40_000,
  terms: [{ id: 'Sekali pakai', en: 'Single use', zh: '限用一次' }],
  validity: {
    effectiveTimeType: 'AFTER_ACTIVE_IMMEDIATELY',
    effectiveDuration: 7,
    effectiveDurationType: 1,
  },
};

/** A campaign that is open to all users. */
export function createCampaign(sourceId: string): Campaign {
  return {
    sourceId,
    name: { id: 'Promo akhir pekan', en: 'Weekend treat', zh: '周末特惠' },
    voucher: TERMS,
    claim: { code: CLAIM_CODE.claimed },
    endsAt: Date.UTC(2027, 0, 1),
  };
}

/** A voucher that was claimed at `claimedAt` (milliseconds since the epoch) and not yet used. */
export function createVoucher(id: string, claimedAt: number): Voucher {
  return { ...TERMS, id, code: 'KPSU7F3K9Q2M', claimedAt, usedAt: null };
}
