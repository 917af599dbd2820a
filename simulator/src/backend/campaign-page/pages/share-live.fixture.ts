import { ROUTES } from '@cangkir/core';
import { inEachMarket } from '../campaign-market.ts';

/** An evening of live music: three tunes to hear, bars of sound, and a date to share. */
export const SHARE_LIVE = inEachMarket('shareLive', ({ price, zone }) => ({
  title: { id: 'Live di Gerai', en: 'Live in Store', zh: '门店现场' },
  theme: 'shareLive',
  action: {
    label: { id: 'Pilih malam dan gerainya', en: 'Pick a night and a store', zh: '选择场次与门店' },
    link: ROUTES.community,
  },
  blocks: [
    {
      type: 'hero',
      badge: {
        id: `Jumat, 19.00 ${zone}`,
        en: `Fridays, 7 PM ${zone}`,
        zh: `周五 19:00 ${zone}`,
      },
      title: {
        id: 'Musik pelan, kopi kencang',
        en: 'Slow music, strong coffee',
        zh: '慢音乐，浓咖啡',
      },
    },
    {
      type: 'music',
      tracks: [
        {
          title: { id: 'Hujan di Jendela', en: 'Rain on the Window', zh: '窗边的雨' },
          artist: { id: 'Kotak musik', en: 'Music box', zh: '八音盒' },
          notes:
            '84 2c4+e4+g4 1g5 1e5 2a4 2e5 2f4+a4 1c5 1a4 2g4+b4 2d5 2c4+e4 1g4 1c5 2e5 2g5 2f4+a4 1e5 1d5 4c5 2c4+g4 1e5 1g5 2a5 2e5 2f4+c5 1a5 1g5 2d5+b4 2g4 2c4+e4 1g4 1e5 2d5 2b4 4c5+e4 2-',
        },
        {
          title: { id: 'Kereta Pagi', en: 'Morning Train', zh: '清晨列车' },
          artist: { id: 'Kotak musik', en: 'Music box', zh: '八音盒' },
          file: 'media/share-live/morning-train.mp3',
        },
        {
          title: { id: 'Lampu Padam', en: 'Lights Out', zh: '熄灯以后' },
          artist: { id: 'Lonceng kecil', en: 'Little bells', zh: '小铃铛' },
          file: 'media/share-live/lights-out.mp3',
        },
      ],
    },
    {
      type: 'animation',
      lottieDataUrl: 'media/share-live/sound-bars.json',
      isLoop: true,
      still: { file: 'media/share-live/sound-bars-still.svg', width: 480, height: 120 },
    },
    {
      type: 'text',
      heading: { id: 'Malam ini', en: 'Tonight', zh: '今晚' },
      paragraphs: [
        {
          id: 'Lampu diredupkan jam tujuh. Kursi terbatas, berdiri boleh.',
          en: 'Lights go down at seven. Few seats, plenty of floor.',
          zh: '七点调暗灯光。座位有限，欢迎站着听。',
        },
      ],
    },
    {
      type: 'products',
      heading: { id: 'Temannya musik', en: 'Goes with music', zh: '与音乐相伴' },
      products: [
        {
          name: { id: 'Cold Brew Tengah Malam', en: 'Midnight Cold Brew', zh: '午夜冷萃' },
          text: { id: 'Buat yang mau begadang', en: 'For a long night', zh: '给熬夜的人' },
          picture: 'americano',
          price: price({ ID: 27_000, PH: 150, SG: 6.5 }),
        },
        {
          name: { id: 'Cokelat Pelan', en: 'Slow Chocolate', zh: '慢慢热可可' },
          text: { id: 'Buat yang mau pulang', en: 'For the way home', zh: '给准备回家的人' },
          picture: 'hotCoffee',
          price: price({ ID: 26_000, PH: 145, SG: 6.2 }),
        },
      ],
    },
    {
      type: 'share',
      title: { id: 'Bagikan malamnya', en: 'Share the night', zh: '分享这个夜晚' },
      text: {
        id: 'Ada musik live, ketemu di sana?',
        en: 'Live music on Friday, see you there?',
        zh: '周五有现场音乐，一起去？',
      },
    },
  ],
}));
