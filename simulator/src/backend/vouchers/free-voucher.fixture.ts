import { type LocalizedText, VALIDITY_TYPE } from '@cangkir/core';
import type { BackendCampaign } from '../claim/claim.state.ts';
import { USUAL_TERMS } from '../claim/terms.fixture.ts';
import { RUPIAH } from '../money.fixture.ts';
import { PRODUCTS } from '../products.fixture.ts';

/** A voucher that gives a product for free, for a week: what a prize or a reward is in the wallet. */
export function freeVoucher(product: LocalizedText, value: number): BackendCampaign['coupon'] {
  return {
    title: { id: `Gratis ${product.id}`, en: `Free ${product.en}`, zh: `免费${product.zh}` },
    value,
    ...RUPIAH,
    isFree: true,
    products: [product],
    discountEffectiveQty: 0,
    discountEffectivePrice: 0,
    terms: [...USUAL_TERMS],
    couponActiveType: VALIDITY_TYPE.dynamic,
    activeDay: 7,
  };
}

/** What draws, check-ins and activities of the community give. */
export const FREE_AMERICANO = freeVoucher(PRODUCTS.americano, 22_000);
