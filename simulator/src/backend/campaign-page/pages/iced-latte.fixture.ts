import { ROUTES, withQuery } from '@cangkir/core';
import { TERMS } from '../../claim/terms.fixture.ts';
import { PRODUCTS } from '../../products.fixture.ts';
import { type CampaignPageFixture, voucherBlock } from '../campaign-market.ts';

/** Iced latte for a hot day: a voucher, and four glasses to swipe through. */
export const ICED_LATTE: CampaignPageFixture = {
  name: 'icedLatte',
  title: { id: 'Musim Es Latte', en: 'Iced Latte Season', zh: '冰拿铁季' },
  theme: 'icedLatte',
  currencyCode: 'IDR',
  amount: null,
  action: {
    label: { id: 'Klaim diskon Rp15.000', en: 'Claim Rp15.000 off', zh: '领取 Rp15.000 优惠' },
    link: withQuery(ROUTES.getCoupons, { activityCode: 'kopi-susu' }),
  },
  blocks: [
    {
      type: 'hero',
      badge: { id: 'Musim panas', en: 'Hot days', zh: '炎炎夏日' },
      title: {
        id: 'Dinginnya sampai ke hati',
        en: 'Cold, sweet, and just for you',
        zh: '冰爽直达心底',
      },
      text: {
        id: 'Es latte gula aren, hemat Rp15.000 sepanjang bulan ini.',
        en: 'Palm sugar iced latte, Rp15.000 off all month long.',
        zh: '椰糖冰拿铁，本月立减 Rp15.000。',
      },
    },
    {
      type: 'products',
      heading: { id: 'Pilih esmu', en: 'Pick your ice', zh: '选一杯冰的' },
      products: [
        {
          name: PRODUCTS.kopiSusu,
          text: { id: 'Gula aren asli', en: 'Real palm sugar', zh: '纯正椰糖' },
          picture: 'icedLatte',
          price: 14_000,
          worth: 22_000,
        },
        {
          name: PRODUCTS.kopiPandan,
          text: { id: 'Wangi pandan', en: 'Fragrant pandan', zh: '斑斓清香' },
          picture: 'icedLatte',
          price: 16_000,
          worth: 24_000,
        },
        {
          name: PRODUCTS.americano,
          text: { id: 'Ringan dan segar', en: 'Light and fresh', zh: '清爽轻盈' },
          picture: 'americano',
          price: 22_000,
        },
        {
          name: PRODUCTS.coldBrew,
          text: { id: 'Seduh dingin 12 jam', en: 'Steeped for 12 hours', zh: '冷萃 12 小时' },
          picture: 'americano',
          price: 27_000,
        },
      ],
    },
    voucherBlock('kopi-susu'),
    { type: 'countdown' },
    {
      type: 'faq',
      questions: [
        {
          question: {
            id: 'Bisa minta gulanya dikurangi?',
            en: 'Can I ask for less sugar?',
            zh: '可以少糖吗？',
          },
          answer: {
            id: 'Bisa. Pilih tingkat manisnya waktu kamu pesan.',
            en: 'Yes. Choose how sweet it is when you order.',
            zh: '可以。下单时可选择甜度。',
          },
        },
        {
          question: {
            id: 'Vouchernya berlaku sampai kapan?',
            en: 'How long is the voucher valid?',
            zh: '优惠券有效期多久？',
          },
          answer: {
            id: 'Dua minggu sejak kamu klaim.',
            en: 'Two weeks from the day you claim it.',
            zh: '领取后两周内有效。',
          },
        },
      ],
    },
    { type: 'terms', terms: [TERMS.oncePerPerson, TERMS.onePerOrder, TERMS.pickUpOnly] },
    {
      type: 'share',
      title: { id: 'Ada yang kepanasan?', en: 'Know someone who’s melting?', zh: '有朋友热坏了？' },
      text: {
        id: 'Es latte gula aren lagi hemat Rp15.000. Ambil juga, ya!',
        en: 'Palm sugar iced latte is Rp15.000 off. Grab yours too!',
        zh: '椰糖冰拿铁立减 Rp15.000，快来领！',
      },
    },
  ],
};
