import { ROUTES, withQuery } from '@cangkir/core';
import { TERMS } from '../../claim/terms.fixture.ts';
import { PRODUCTS } from '../../products.fixture.ts';
import { type CampaignPageFixture, voucherBlock } from '../campaign-market.ts';

const TERMS_ABROAD: CampaignPageFixture['blocks'][number] = {
  type: 'terms',
  terms: [TERMS.oncePerPerson, TERMS.onePerOrder, TERMS.pickUpOnly],
};

/** The same season in the Philippines: a cold merienda. */
export const ICED_LATTE_PH: CampaignPageFixture = {
  name: 'icedLatte.PH',
  title: { id: 'Merienda Dingin', en: 'Cold Merienda', zh: '冰爽下午茶' },
  theme: 'icedLatte',
  currencyCode: 'PHP',
  amount: null,
  action: {
    label: { id: 'Klaim diskon ₱50.00', en: 'Claim ₱50.00 off', zh: '领取 ₱50.00 优惠' },
    link: withQuery(ROUTES.getCoupons, { activityCode: 'merienda' }),
  },
  blocks: [
    {
      type: 'hero',
      badge: { id: 'Jam merienda', en: 'Merienda time', zh: '下午茶时间' },
      title: {
        id: 'Merienda paling adem',
        en: 'The coolest part of your merienda',
        zh: '下午茶，就要冰爽',
      },
      text: {
        id: 'Es Spanish Latte, hemat ₱50.00 sepanjang bulan ini.',
        en: 'Iced Spanish Latte, ₱50.00 off all month long.',
        zh: '冰西班牙拿铁，本月立减 ₱50.00。',
      },
    },
    {
      type: 'products',
      heading: { id: 'Yang dingin hari ini', en: 'Cold today', zh: '今日冰饮' },
      products: [
        {
          name: PRODUCTS.spanishLatte,
          text: {
            id: 'Lembut dengan susu kental',
            en: 'Smooth with condensed milk',
            zh: '炼乳丝滑',
          },
          picture: 'icedLatte',
          price: 120,
          worth: 170,
        },
        {
          name: PRODUCTS.americano,
          text: { id: 'Ringan dan segar', en: 'Light and fresh', zh: '清爽轻盈' },
          picture: 'americano',
          price: 110,
        },
      ],
    },
    voucherBlock('merienda'),
    { type: 'countdown' },
    TERMS_ABROAD,
  ],
};

/** The same season in Singapore: breakfast, with ice or without. */
export const ICED_LATTE_SG: CampaignPageFixture = {
  name: 'icedLatte.SG',
  title: { id: 'Sarapan Singapura', en: 'Singapore Breakfast', zh: '新加坡早餐' },
  theme: 'icedLatte',
  currencyCode: 'SGD',
  amount: null,
  action: {
    label: { id: 'Klaim diskon S$2.50', en: 'Claim S$2.50 off', zh: '领取 S$2.50 优惠' },
    link: withQuery(ROUTES.getCoupons, { activityCode: 'kopi-o' }),
  },
  blocks: [
    {
      type: 'hero',
      badge: { id: 'Pagi hari', en: 'Every morning', zh: '每天早晨' },
      title: {
        id: 'Kopi O, roti kaya, lengkap',
        en: 'Kopi O, kaya toast, sorted',
        zh: '咖啡乌配咖椰吐司，齐了',
      },
      text: {
        id: 'Sarapan favorit, hemat S$2.50.',
        en: 'Your usual breakfast, S$2.50 off.',
        zh: '经典早餐，立减 S$2.50。',
      },
    },
    {
      type: 'products',
      heading: { id: 'Menu pagi', en: 'On the breakfast menu', zh: '早餐菜单' },
      products: [
        {
          name: PRODUCTS.kopiO,
          text: { id: 'Panas atau dingin', en: 'Hot or iced', zh: '冷热皆可' },
          picture: 'americano',
          price: 2.2,
        },
        {
          name: PRODUCTS.icedLatte,
          text: { id: 'Dingin dan lembut', en: 'Cold and smooth', zh: '冰爽丝滑' },
          picture: 'icedLatte',
          price: 6.5,
        },
      ],
    },
    voucherBlock('kopi-o'),
    { type: 'countdown' },
    TERMS_ABROAD,
  ],
};
