import { DAY_MS, HOUR_MS } from '@cangkir/core/durations';
import { PRODUCTS } from '../products.fixture.ts';
import type { BackendRightsCards } from './rights-card.state.ts';

/** The card of a month. The member has one that ends in 12 days, with two of its benefits used. */
export function everydayRightsCards(now: number): BackendRightsCards {
  return {
    offer: {
      title: { id: 'Kartu Ngopi', en: 'Coffee Card', zh: '咖啡会员卡' },
      price: 49_000,
      currencyCode: 'IDR',
      validity: { count: 1, unit: 3 },
      benefits: [
        {
          id: 'upsize',
          title: { id: 'Gratis ukuran besar', en: 'Free large size', zh: '免费升大杯' },
          frequency: 'daily',
          value: 5000,
        },
        {
          id: 'pastry',
          title: {
            id: 'Diskon Rp10.000 untuk roti',
            en: 'Rp10.000 off a pastry',
            zh: '面包立减 Rp10.000',
          },
          frequency: 'weekly',
          value: 10_000,
        },
        {
          id: 'coffee',
          title: {
            id: `Gratis ${PRODUCTS.americano.id}`,
            en: `Free ${PRODUCTS.americano.en}`,
            zh: `免费${PRODUCTS.americano.zh}`,
          },
          frequency: 'monthly',
          value: 22_000,
        },
      ],
    },
    owned: {
      member: {
        code: 'KM7F3K9Q2MXA',
        period: { start: now - 18 * DAY_MS, end: now + 12 * DAY_MS },
        usedAt: { upsize: now - 3 * HOUR_MS, coffee: now - 2 * DAY_MS },
      },
    },
  };
}
