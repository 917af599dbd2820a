import { ROUTES } from '@cangkir/core';
import { TERMS } from '../../claim/terms.fixture.ts';
import type { CampaignPageFixture } from '../campaign-market.ts';

/** A bank's campaign: what one gets for paying with its card. */
export const BNI: CampaignPageFixture = {
  name: 'bni',
  title: { id: 'Promo Kartu Bank', en: 'Bank Card Offer', zh: '银行卡优惠' },
  theme: 'bank',
  currencyCode: 'IDR',
  amount: null,
  action: {
    label: {
      id: 'Beli paket pakai QRIS bank',
      en: 'Buy a pack with bank QRIS',
      zh: '用银行 QRIS 购券包',
    },
    link: ROUTES.packs,
  },
  blocks: [
    {
      type: 'hero',
      badge: { id: 'Khusus nasabah', en: 'For card holders', zh: '持卡人专享' },
      title: {
        id: 'Beli 1, gratis 1 tiap Rabu',
        en: 'Buy 1, get 1 every Wednesday',
        zh: '每周三买一送一',
      },
      text: {
        id: 'Bayar pakai kartu atau QRIS dari aplikasi bankmu.',
        en: 'Pay by card, or by QRIS from your bank app.',
        zh: '用银行卡或银行 App 的 QRIS 支付。',
      },
    },
    {
      type: 'modules',
      heading: { id: 'Caranya', en: 'How it works', zh: '如何参与' },
      items: [
        {
          type: 'pack',
          moduleDesc: {
            id: '1. Pilih paket voucher',
            en: '1. Choose a voucher pack',
            zh: '1. 选择券包',
          },
          moduleForwardUrl: ROUTES.packs,
        },
        {
          type: 'pay',
          moduleDesc: {
            id: '2. Bayar lewat aplikasi bankmu',
            en: '2. Pay in your bank app',
            zh: '2. 在银行 App 付款',
          },
          moduleForwardUrl: ROUTES.packs,
        },
        {
          type: 'voucher',
          moduleDesc: {
            id: '3. Vouchernya langsung masuk',
            en: '3. Your vouchers arrive at once',
            zh: '3. 优惠券即刻到账',
          },
          moduleForwardUrl: ROUTES.vouchers,
        },
      ],
    },
    { type: 'countdown' },
    {
      type: 'faq',
      questions: [
        {
          question: {
            id: 'Kartu apa saja yang bisa?',
            en: 'Which cards work?',
            zh: '哪些卡可用？',
          },
          answer: {
            id: 'Kartu debit dan kredit dari bank peserta, juga QRIS dari aplikasinya.',
            en: 'Debit and credit cards of the bank, and QRIS from its app.',
            zh: '该银行的借记卡、信用卡以及其 App 的 QRIS。',
          },
        },
        {
          question: {
            id: 'Bisa lebih dari sekali?',
            en: 'More than once?',
            zh: '可以多次享受吗？',
          },
          answer: {
            id: 'Sekali tiap Rabu untuk satu kartu.',
            en: 'Once every Wednesday per card.',
            zh: '每张卡每周三限一次。',
          },
        },
      ],
    },
    { type: 'terms', terms: [TERMS.notCombined, TERMS.pickUpOnly, TERMS.noCash] },
  ],
};
