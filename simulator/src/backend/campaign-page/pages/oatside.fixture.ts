import { ROUTES, withQuery } from '@cangkir/core';
import { TERMS } from '../../claim/terms.fixture.ts';
import { inEachMarket } from '../campaign-market.ts';

const CHECK_IN = withQuery(ROUTES.checkInOatside, { activityCode: 'ngopi-beruntun' });

const DAILY_CHECK_IN = {
  type: 'checkIn',
  moduleDesc: {
    id: 'Check-in tiap hari, tumbuhkan ladangmu',
    en: 'Check in daily and grow your field',
    zh: '每天签到，种出你的燕麦田',
  },
  moduleForwardUrl: CHECK_IN,
};

/** Oat milk from the sunny side: what it is, what to drink, and why it is good for the field. */
export const OATSIDE = inEachMarket('oatside', ({ hasGames, price }) => ({
  title: { id: 'Sisi Cerah Oat', en: 'The Oat Side', zh: '燕麦向阳面' },
  theme: 'oatside',
  action: hasGames
    ? {
        label: { id: 'Ikut check-in oat', en: 'Join the oat check-in', zh: '参加燕麦签到' },
        link: CHECK_IN,
      }
    : {
        label: { id: 'Lihat paket voucher', en: 'See voucher packs', zh: '查看券包' },
        link: ROUTES.packs,
      },
  blocks: [
    {
      type: 'hero',
      title: {
        id: 'Ganti susu, tetap lembut',
        en: 'Swap the milk, keep the cream',
        zh: '换成燕麦，依旧丝滑',
      },
      text: {
        id: 'Susu oat tanpa biaya tambahan, tiap Senin sampai Jumat.',
        en: 'Oat milk at no extra cost, Monday to Friday.',
        zh: '周一至周五，换燕麦奶不加价。',
      },
    },
    {
      type: 'text',
      heading: { id: 'Kenapa oat?', en: 'Why oat?', zh: '为什么选燕麦？' },
      paragraphs: [
        {
          id: 'Lembut seperti susu, tanpa laktosa, dan lebih hemat air untuk ditanam.',
          en: 'Creamy like milk, lactose-free, and it needs less water to grow.',
          zh: '像牛奶一样丝滑，不含乳糖，种植更省水。',
        },
      ],
    },
    {
      type: 'products',
      heading: { id: 'Enak pakai oat', en: 'Best with oat', zh: '与燕麦绝配' },
      products: [
        {
          name: { id: 'Oat Latte', en: 'Oat Latte', zh: '燕麦拿铁' },
          picture: 'hotCoffee',
          price: price({ ID: 28_000, PH: 165, SG: 6.2 }),
          worth: price({ ID: 34_000, PH: 195, SG: 7.2 }),
        },
        {
          name: { id: 'Es Oat Latte', en: 'Iced Oat Latte', zh: '冰燕麦拿铁' },
          picture: 'icedLatte',
          price: price({ ID: 29_000, PH: 170, SG: 6.5 }),
          worth: price({ ID: 35_000, PH: 200, SG: 7.5 }),
        },
        {
          name: { id: 'Oat Cappuccino', en: 'Oat Cappuccino', zh: '燕麦卡布奇诺' },
          picture: 'hotCappuccino',
          price: price({ ID: 28_000, PH: 165, SG: 6.2 }),
          worth: price({ ID: 34_000, PH: 195, SG: 7.2 }),
        },
        {
          name: { id: 'Croissant Oat', en: 'Oat Croissant', zh: '燕麦可颂' },
          picture: 'croissant',
          price: price({ ID: 21_000, PH: 120, SG: 4.5 }),
        },
      ],
    },
    {
      type: 'modules',
      heading: { id: 'Tumbuh bareng', en: 'Grow with us', zh: '一起成长' },
      items: [
        ...(hasGames ? [DAILY_CHECK_IN] : []),
        {
          type: 'community',
          moduleDesc: {
            id: 'Ikut kelas seduh di gerai dekatmu',
            en: 'Join a brewing class near you',
            zh: '参加附近门店的冲煮课',
          },
          moduleForwardUrl: ROUTES.community,
        },
      ],
    },
    { type: 'terms', terms: [TERMS.pickUpOnly, TERMS.notCombined] },
  ],
}));
