import { ROUTES, withQuery } from '@cangkir/core';
import { TERMS } from '../../claim/terms.fixture.ts';
import { REFERRAL_AMOUNT } from '../../referral/referral.fixture.ts';
import type { BackendCampaignPage } from '../campaign-page.state.ts';

/** The year-end party: the clock runs, and there are three ways to play. */
export const JOLLY: Omit<BackendCampaignPage, 'period'> = {
  name: 'jolly',
  title: { id: 'Pesta Jolly', en: 'Jolly Party', zh: '欢乐派对' },
  theme: 'jolly',
  currencyCode: 'IDR',
  amount: REFERRAL_AMOUNT,
  action: {
    label: { id: 'Putar roda hadiah', en: 'Spin the prize wheel', zh: '转动幸运转盘' },
    link: withQuery(ROUTES.luckDraw, { activityCode: 'roda-gajian' }),
  },
  blocks: [
    {
      type: 'hero',
      badge: { id: 'Pesta akhir tahun', en: 'Year-end party', zh: '年末派对' },
      title: { id: 'Nyalakan lampunya!', en: 'Light it all up!', zh: '点亮派对！' },
      text: {
        id: 'Hadiah tiap malam, selama lampunya menyala.',
        en: 'Gifts every night while the lights are on.',
        zh: '灯亮不停，夜夜有礼。',
      },
    },
    { type: 'countdown' },
    {
      type: 'modules',
      heading: { id: 'Tiga cara ikut pesta', en: 'Three ways to play', zh: '三种玩法' },
      items: [
        {
          type: 'draw',
          moduleDesc: {
            id: 'Putar roda, bawa pulang hadiahnya',
            en: 'Spin the wheel, take the prize home',
            zh: '转动转盘，把奖品带回家',
          },
          moduleForwardUrl: withQuery(ROUTES.luckDraw, { activityCode: 'roda-gajian' }),
        },
        {
          type: 'invite',
          moduleDesc: {
            id: 'Ajak teman: dia dapat voucher Rp{amount}, kamu juga setelah dia order',
            en: 'Bring a friend: they get a Rp{amount} voucher, you too once they order',
            zh: '朋友注册得 Rp{amount} 券，首次下单后你也得一张',
          },
          moduleForwardUrl: `${ROUTES.fission}?amount={amount}`,
        },
        {
          type: 'pack',
          moduleDesc: {
            id: 'Borong paket buat satu kantor',
            en: 'Get packs for the whole office',
            zh: '为全办公室囤券包',
          },
          moduleForwardUrl: ROUTES.packs,
        },
      ],
    },
    {
      type: 'products',
      heading: { id: 'Menu pesta', en: 'Party menu', zh: '派对菜单' },
      products: [
        {
          name: { id: 'Mocha Pala', en: 'Nutmeg Mocha', zh: '肉豆蔻摩卡' },
          text: { id: 'Hangat, pedas manis', en: 'Warm, sweet and spiced', zh: '温暖香料甜' },
          picture: 'hotCappuccino',
          price: 32_000,
        },
        {
          name: { id: 'Kado Biji Kopi', en: 'Coffee Bean Gift', zh: '咖啡豆礼包' },
          text: { id: 'Siap dibungkus', en: 'Ready to wrap', zh: '即刻送礼' },
          picture: 'coffeeBag',
          price: 89_000,
          worth: 110_000,
        },
      ],
    },
    { type: 'terms', terms: [TERMS.oncePerPerson, TERMS.noCash] },
    {
      type: 'share',
      title: {
        id: 'Pesta lebih seru ramai-ramai',
        en: 'Parties are better together',
        zh: '人多才热闹',
      },
      text: {
        id: 'Ada pesta kopi, ikut yuk!',
        en: 'There’s a coffee party, come along!',
        zh: '咖啡派对开场，一起来！',
      },
    },
  ],
};
