import { ROUTES, withQuery } from '@cangkir/core';
import { TERMS } from '../../claim/terms.fixture.ts';
import { PRODUCTS } from '../../products.fixture.ts';
import type { CampaignPageFixture } from '../campaign-market.ts';

/** Everything for nine thousand: prices, shouted. */
export const PROMO_9RB: CampaignPageFixture = {
  name: 'promo9rb',
  title: { id: 'Serba 9RB', en: 'All for 9RB', zh: '全场 Rp9.000' },
  theme: 'promo9rb',
  currencyCode: 'IDR',
  hasPricesInThousands: true,
  amount: 9_000,
  action: {
    label: { id: 'Ambil harga 9RB', en: 'Get the 9RB price', zh: '抢 Rp9.000 优惠价' },
    link: withQuery(ROUTES.getCoupons, { activityCode: 'serba-9rb' }),
  },
  blocks: [
    {
      type: 'hero',
      badge: { id: 'Cuma sampai habis', en: 'While it lasts', zh: '售完即止' },
      title: {
        id: 'Kopi Rp9.000. Serius.',
        en: 'Coffee for Rp9.000. Really.',
        zh: '咖啡 Rp9.000，没开玩笑。',
      },
    },
    { type: 'countdown' },
    {
      type: 'products',
      products: [
        { name: PRODUCTS.americano, picture: 'americano', price: 9_000, worth: 22_000 },
        { name: PRODUCTS.cappuccino, picture: 'hotCappuccino', price: 9_000, worth: 22_000 },
        { name: PRODUCTS.kopiSusu, picture: 'icedLatte', price: 9_000, worth: 22_000 },
      ],
    },
    {
      type: 'buttons',
      buttons: [
        {
          label: { id: 'Lihat paket hemat', en: 'See voucher packs', zh: '查看优惠券包' },
          link: ROUTES.packs,
        },
      ],
    },
    {
      type: 'terms',
      terms: [
        {
          id: 'Satu harga Rp9.000 untuk tiap nomor HP.',
          en: 'One Rp9.000 price per phone number.',
          zh: '每个手机号限享一次 Rp9.000。',
        },
        TERMS.pickUpOnly,
        TERMS.notCombined,
      ],
    },
    {
      type: 'share',
      title: { id: 'Jangan simpan sendiri', en: 'Don’t keep it to yourself', zh: '好价别独享' },
      text: {
        id: 'Kopi cuma Rp9.000, buruan!',
        en: 'Coffee for Rp9.000, hurry!',
        zh: '咖啡只要 Rp9.000，快来！',
      },
    },
  ],
};
