import { ROUTES, withQuery } from '@cangkir/core';
import { TERMS } from '../../claim/terms.fixture.ts';
import { inEachMarket } from '../campaign-market.ts';

const WHEEL = withQuery(ROUTES.luckDraw, { activityCode: 'roda-gajian' });

const SPIN = {
  type: 'draw',
  moduleDesc: {
    id: 'Putar roda, bawa pulang hadiahnya',
    en: 'Spin the wheel, take the prize home',
    zh: '转动转盘，把奖品带回家',
  },
  moduleForwardUrl: WHEEL,
};

/** The year-end party: the clock runs, and there are ways to play: the wheel in Indonesia alone. */
export const JOLLY = inEachMarket('jolly', ({ hasGames, price, reward }) => ({
  title: { id: 'Pesta Jolly', en: 'Jolly Party', zh: '欢乐派对' },
  theme: 'jolly',
  action: hasGames
    ? {
        label: { id: 'Putar roda hadiah', en: 'Spin the prize wheel', zh: '转动幸运转盘' },
        link: WHEEL,
      }
    : {
        label: { id: 'Ajak teman', en: 'Bring a friend', zh: '邀请好友' },
        link: ROUTES.fission,
      },
  blocks: [
    {
      type: 'hero',
      badge: { id: 'Pesta akhir tahun', en: 'Year-end party', zh: '年末派对' },
      title: { id: 'Nyalakan lampunya!', en: 'Light it all up!', zh: '点亮派对！' },
      text: hasGames
        ? {
            id: 'Hadiah tiap malam, selama lampunya menyala.',
            en: 'Gifts every night while the lights are on.',
            zh: '灯亮不停，夜夜有礼。',
          }
        : {
            id: 'Ajak teman-temanmu, selama lampunya menyala.',
            en: 'Bring your friends while the lights are on.',
            zh: '灯亮不停，呼朋唤友一起来。',
          },
    },
    { type: 'countdown' },
    {
      type: 'modules',
      heading: hasGames
        ? { id: 'Tiga cara ikut pesta', en: 'Three ways to play', zh: '三种玩法' }
        : { id: 'Dua cara ikut pesta', en: 'Two ways to join', zh: '两种玩法' },
      items: [
        ...(hasGames ? [SPIN] : []),
        {
          type: 'invite',
          moduleDesc: {
            id: `Ajak teman: dia dapat voucher ${reward}, kamu juga setelah dia order`,
            en: `Bring a friend: they get a ${reward} voucher, you too once they order`,
            zh: `朋友注册得 ${reward} 券，首次下单后你也得一张`,
          },
          moduleForwardUrl: ROUTES.fission,
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
          price: price({ ID: 32_000, PH: 180, SG: 6.9 }),
        },
        {
          name: { id: 'Kado Biji Kopi', en: 'Coffee Bean Gift', zh: '咖啡豆礼包' },
          text: { id: 'Siap dibungkus', en: 'Ready to wrap', zh: '即刻送礼' },
          picture: 'coffeeBag',
          price: price({ ID: 89_000, PH: 450, SG: 22.9 }),
          worth: price({ ID: 110_000, PH: 550, SG: 27.9 }),
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
}));
