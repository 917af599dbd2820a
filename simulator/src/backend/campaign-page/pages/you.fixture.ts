import { ROUTES } from '@cangkir/core';
import { inEachMarket, voucherBlock } from '../campaign-market.ts';

/** The campaign whose voucher the letter encloses. */
const VOUCHERS = { ID: 'teman-sore', PH: 'merienda', SG: 'kopi-o' } as const;

/** A letter to the customer, as a chat. */
export const YOU = inEachMarket('you', ({ market, reward }) => ({
  title: { id: 'Untuk Kamu', en: 'For You', zh: '写给你' },
  theme: 'you',
  action: {
    label: {
      id: 'Kirim kodeku ke teman',
      en: 'Send my code to a friend',
      zh: '把我的邀请码发给朋友',
    },
    link: ROUTES.fission,
  },
  blocks: [
    {
      type: 'hero',
      title: { id: 'Hai, ini soal kamu', en: 'Hi, this is about you', zh: '嗨，今天聊聊你' },
      text: {
        id: 'Terima kasih sudah mampir lagi.',
        en: 'Thanks for dropping by again.',
        zh: '谢谢你又来了。',
      },
    },
    {
      type: 'text',
      paragraphs: [
        {
          id: 'Kamu yang pesan pagi-pagi banget.',
          en: 'You, who orders far too early.',
          zh: '那个一大早就点单的你。',
        },
        {
          id: 'Kamu yang bilang “gulanya dikit aja”.',
          en: 'You, who says “just a little sugar”.',
          zh: '那个说“少糖就好”的你。',
        },
        {
          id: 'Kami ingat. Makanya ini buat kamu.',
          en: 'We remember. So this is for you.',
          zh: '我们都记得。所以，这份给你。',
        },
      ],
    },
    {
      type: 'modules',
      items: [
        {
          type: 'invite',
          moduleDesc: {
            id: `Ajak satu teman: voucher ${reward} buat dia, dan buat kamu setelah dia order`,
            en: `Bring one friend: a ${reward} voucher for them, and one for you once they order`,
            zh: `邀请一位朋友：TA 注册得 ${reward} 券，首次下单后你也得一张`,
          },
          moduleForwardUrl: ROUTES.fission,
        },
        {
          type: 'year',
          moduleDesc: {
            id: 'Lihat setahun kamu dalam kopi',
            en: 'See your year in coffee',
            zh: '看看你的咖啡年度回顾',
          },
          moduleForwardUrl: ROUTES.annualSummary,
        },
      ],
    },
    voucherBlock(VOUCHERS[market]),
    {
      type: 'share',
      title: { id: 'Ada “kamu” lain?', en: 'Know another “you”?', zh: '还有另一个“你”？' },
      text: {
        id: 'Aku ingat kamu waktu lihat ini.',
        en: 'This made me think of you.',
        zh: '看到这个就想到你。',
      },
    },
  ],
}));
