import { USUAL_TERMS } from '../claim/terms.fixture.ts';
import { PRODUCTS } from '../products.fixture.ts';
import type { BackendCampaign } from '../state.ts';

/** The voucher to win. */
export const PRIZE_VOUCHER: BackendCampaign['voucher'] = {
  title: { id: 'Gratis Es Americano', en: 'Free Iced Americano', zh: '免费冰美式' },
  value: 22_000,
  currencyCode: 'IDR',
  isFree: true,
  products: [PRODUCTS.americano],
  minimumSpend: 0,
  terms: [...USUAL_TERMS],
  validity: {
    effectiveTimeType: 'AFTER_ACTIVE_IMMEDIATELY',
    effectiveDuration: 7,
    effectiveDurationType: 1,
  },
};
