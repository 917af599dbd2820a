import { ROUTES, withQuery } from '@cangkir/core';
import { TERMS } from '../../claim/terms.fixture.ts';
import { type CampaignPageFixture, voucherBlock } from '../campaign-market.ts';

/** A landing page in the product's own colours. */
export const AFTERNOON: CampaignPageFixture = {
  name: 'ngopi-sore',
  title: { id: 'Ngopi Sore', en: 'Afternoon Coffee', zh: '午后咖啡' },
  theme: 'plain',
  currencyCode: 'IDR',
  amount: null,
  action: {
    label: { id: 'Klaim voucher sore', en: 'Claim the voucher', zh: '领取午后券' },
    link: withQuery(ROUTES.getCoupons, { activityCode: 'teman-sore' }),
  },
  blocks: [
    {
      type: 'hero',
      badge: { id: '14.00–17.00 WIB', en: '2–5 PM WIB', zh: '14:00–17:00 WIB' },
      title: {
        id: 'Jeda sebentar, ngopi dulu',
        en: 'Take a break, have a coffee',
        zh: '歇一会儿，喝杯咖啡',
      },
      text: {
        id: 'Hemat Rp10.000 untuk cappuccino tiap sore.',
        en: 'Rp10.000 off a cappuccino every afternoon.',
        zh: '每天午后卡布奇诺立减 Rp10.000。',
      },
    },
    voucherBlock('teman-sore'),
    { type: 'countdown' },
    {
      type: 'buttons',
      buttons: [
        {
          label: { id: 'Lihat paket voucher', en: 'See voucher packs', zh: '查看券包' },
          link: ROUTES.packs,
        },
        { label: { id: 'Tanya jawab', en: 'Help', zh: '帮助中心' }, link: ROUTES.help },
      ],
    },
    {
      type: 'animation',
      label: {
        id: 'Kopi panas yang mengepul',
        en: 'A steaming cup of coffee',
        zh: '一杯热气腾腾的咖啡',
      },
      lottieDataUrl: 'media/landing/steam.json',
      lottieDataBaseUrl: 'media/landing/',
      isLoop: true,
      still: { file: 'media/landing/steam-still.svg', width: 480, height: 240 },
    },
    { type: 'terms', terms: [TERMS.afternoon, TERMS.onePerOrder] },
  ],
};

/** A page that is nothing but text. */
export const STORE_NOTICE: CampaignPageFixture = {
  name: 'jam-buka',
  title: { id: 'Jam buka hari libur', en: 'Holiday opening hours', zh: '节假日营业时间' },
  theme: 'paper',
  currencyCode: 'IDR',
  amount: null,
  action: null,
  blocks: [
    {
      type: 'hero',
      title: { id: 'Jam buka selama liburan', en: 'Open through the holidays', zh: '假期照常营业' },
    },
    {
      type: 'text',
      heading: { id: 'Sampai akhir tahun', en: 'Until the end of the year', zh: '直到年底' },
      paragraphs: [
        {
          id: 'Semua gerai buka pukul 08.00 sampai 22.00 WIB. Pesanan terakhir pukul 21.30.',
          en: 'All stores open from 8 AM to 10 PM WIB. Last orders at 9:30 PM.',
          zh: '所有门店营业时间为 08:00–22:00 WIB，最晚点单 21:30。',
        },
        {
          id: 'Gerai di stasiun dan bandara tetap 24 jam.',
          en: 'Stores at stations and airports stay open around the clock.',
          zh: '车站与机场门店照常 24 小时营业。',
        },
      ],
    },
    {
      type: 'text',
      heading: { id: '1 Januari', en: '1 January', zh: '1月1日' },
      paragraphs: [
        {
          id: 'Kami buka mulai pukul 10.00 WIB. Barista juga perlu tidur.',
          en: 'We open at 10 AM WIB. Baristas need sleep, too.',
          zh: '10:00 WIB 开门。咖啡师也需要睡觉。',
        },
      ],
    },
  ],
};
