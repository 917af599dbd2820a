import { ROUTES } from '@cangkir/core';
import { inEachMarket } from '../campaign-market.ts';

/** The brand's own story, in three chapters, and its beans in each market's money. */
export const BRAND_STORY = inEachMarket('brand', ({ price }) => ({
  title: { id: 'Cerita kami', en: 'Our story', zh: '我们的故事' },
  theme: 'brand',
  action: {
    label: { id: 'Ketemu kami di gerai', en: 'Meet us in a store', zh: '来门店见面' },
    link: ROUTES.community,
  },
  blocks: [
    {
      type: 'hero',
      title: {
        id: 'Dari kebun sampai ke tanganmu',
        en: 'From the field to your hands',
        zh: '从庄园到你手中',
      },
      text: {
        id: 'Tiga bab tentang biji, api, dan sabar.',
        en: 'Three chapters on beans, fire and patience.',
        zh: '关于豆、火与耐心的三个章节。',
      },
    },
    {
      type: 'text',
      heading: { id: 'Biji', en: 'Bean', zh: '豆' },
      paragraphs: [
        {
          id: 'Kami beli langsung dari petani di Gayo, Toraja, dan Kintamani. Harganya ditempel di tiap kantong.',
          en: 'We buy straight from growers in Gayo, Toraja and Kintamani. What we paid is printed on every bag.',
          zh: '我们直接向加幼、托拉查与金塔马尼的农户采购，收购价印在每一袋上。',
        },
      ],
    },
    {
      type: 'text',
      heading: { id: 'Api', en: 'Fire', zh: '火' },
      paragraphs: [
        {
          id: 'Sangrai sedang, sedikit demi sedikit, tiap pagi. Lewat tujuh hari, bijinya tidak kami seduh lagi.',
          en: 'Medium roast, small batches, every morning. After seven days, we stop brewing a bean.',
          zh: '中度烘焙，小批量，每天清晨。超过七天的豆子我们不再冲煮。',
        },
      ],
    },
    {
      type: 'text',
      heading: { id: 'Sabar', en: 'Patience', zh: '耐心' },
      paragraphs: [
        {
          id: 'Dua puluh delapan detik untuk satu espresso. Barista kami menghitungnya dalam hati.',
          en: 'Twenty-eight seconds for an espresso. Our baristas count them in their heads.',
          zh: '一杯浓缩，二十八秒。咖啡师都在心里默数。',
        },
      ],
    },
    {
      type: 'products',
      heading: { id: 'Bawa pulang ceritanya', en: 'Take the story home', zh: '把故事带回家' },
      products: [
        {
          name: { id: 'Gayo 200 g', en: 'Gayo 200 g', zh: '加幼 200 克' },
          text: { id: 'Cokelat, kayu manis', en: 'Chocolate, cinnamon', zh: '巧克力与肉桂' },
          picture: 'coffeeBag',
          price: price({ ID: 79_000, PH: 380, SG: 19.9 }),
        },
        {
          name: { id: 'Kintamani 200 g', en: 'Kintamani 200 g', zh: '金塔马尼 200 克' },
          text: { id: 'Jeruk, madu', en: 'Citrus, honey', zh: '柑橘与蜂蜜' },
          picture: 'coffeeBag',
          price: price({ ID: 84_000, PH: 410, SG: 20.9 }),
        },
      ],
    },
    {
      type: 'share',
      title: { id: 'Suka ceritanya?', en: 'Like the story?', zh: '喜欢这个故事？' },
      text: {
        id: 'Baca cerita di balik kopinya.',
        en: 'Read the story behind the coffee.',
        zh: '看看咖啡背后的故事。',
      },
    },
  ],
}));
