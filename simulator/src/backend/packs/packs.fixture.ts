import { VALIDITY_TYPE } from '@cangkir/core';
import { DAY_MS } from '@cangkir/core/durations';
import { TERMS } from '../claim/terms.fixture.ts';
import { DOLLAR, PESO, RUPIAH } from '../money.fixture.ts';
import { PRODUCTS } from '../products.fixture.ts';
import type { BackendPack, BackendPackOrder } from './packs.state.ts';

type PackVoucher = BackendPack['contents'][number]['voucher'];

/** A voucher of a pack is valid for 30 days from the payment. */
const VOUCHER = {
  ...RUPIAH,
  discountEffectiveQty: 0,
  discountEffectivePrice: 0,
  terms: [TERMS.onePerOrder, TERMS.notCombined, TERMS.pickUpOnly, TERMS.noCash],
  couponActiveType: VALIDITY_TYPE.dynamic,
  activeDay: 30,
};

const AMERICANO: PackVoucher = {
  ...VOUCHER,
  title: { id: 'Gratis Es Americano', en: 'Free Iced Americano', zh: '免费冰美式' },
  value: 22_000,
  isFree: true,
  products: [PRODUCTS.americano],
};

const KOPI_SUSU: PackVoucher = {
  ...VOUCHER,
  title: {
    id: 'Diskon Kopi Susu Gula Aren',
    en: 'Palm Sugar Milk Coffee Discount',
    zh: '椰糖奶咖优惠券',
  },
  value: 12_000,
  products: [PRODUCTS.kopiSusu, PRODUCTS.kopiPandan],
  discountEffectivePrice: 25_000,
};

const SPANISH_LATTE: PackVoucher = {
  ...VOUCHER,
  title: { id: 'Gratis Es Spanish Latte', en: 'Free Iced Spanish Latte', zh: '免费冰西班牙拿铁' },
  value: 140,
  isFree: true,
  ...PESO,
  products: [PRODUCTS.spanishLatte],
};

const KOPI_TOAST: PackVoucher = {
  ...VOUCHER,
  title: {
    id: 'Gratis Kopi O dan Kaya Toast',
    en: 'Free Kopi O & Kaya Toast',
    zh: '免费咖啡乌配咖椰吐司',
  },
  value: 5.8,
  isFree: true,
  ...DOLLAR,
  products: [PRODUCTS.kopiO, PRODUCTS.kayaToast],
};

/** The packs of the everyday fixture: one for each outcome, and one for each market. */
export function everydayPacks(now: number): readonly BackendPack[] {
  const onSale = {
    channel: 'app',
    currencyCode: 'IDR',
    sale: { start: now - 7 * DAY_MS, end: now + 14 * DAY_MS },
    stock: 40,
    purchaseLimit: null,
  } as const;
  return [
    {
      ...onSale,
      id: 'hemat-siang',
      title: { id: 'Paket Hemat Siang', en: 'Lunch Break Pack', zh: '午间券包' },
      price: 59_000,
      contents: [
        { voucher: AMERICANO, quantity: 3 },
        { voucher: KOPI_SUSU, quantity: 2 },
      ],
      purchaseLimit: 2,
    },
    {
      ...onSale,
      id: 'ngopi-sebulan',
      title: { id: 'Paket Ngopi Sebulan', en: 'A Month of Coffee', zh: '一个月咖啡包' },
      price: 199_000,
      contents: [{ voucher: AMERICANO, quantity: 12 }],
      stock: 500,
    },
    {
      ...onSale,
      id: 'kopi-pagi',
      title: { id: 'Paket Kopi Pagi', en: 'Morning Coffee Pack', zh: '晨间咖啡包' },
      price: 45_000,
      contents: [{ voucher: KOPI_SUSU, quantity: 5 }],
      stock: 0,
    },
    {
      ...onSale,
      id: 'gajian',
      title: { id: 'Paket Gajian', en: 'Payday Pack', zh: '发薪日券包' },
      price: 99_000,
      contents: [
        { voucher: AMERICANO, quantity: 4 },
        { voucher: KOPI_SUSU, quantity: 4 },
      ],
      sale: { start: now + DAY_MS, end: now + 3 * DAY_MS },
      purchaseLimit: 1,
    },
    {
      ...onSale,
      id: 'merdeka',
      title: { id: 'Paket Merdeka', en: 'Independence Day Pack', zh: '独立日券包' },
      price: 17_000,
      contents: [{ voucher: KOPI_SUSU, quantity: 3 }],
      sale: { start: now - 21 * DAY_MS, end: now - DAY_MS },
    },
    {
      ...onSale,
      id: 'merienda',
      title: { id: 'Paket Merienda', en: 'Merienda Pack', zh: '菲律宾下午茶包' },
      price: 349.5,
      currencyCode: 'PHP',
      contents: [{ voucher: SPANISH_LATTE, quantity: 3 }],
    },
    {
      ...onSale,
      id: 'kopi-toast',
      title: { id: 'Paket Kopi & Roti', en: 'Kopi & Toast Pack', zh: '咖啡吐司包' },
      price: 14.9,
      currencyCode: 'SGD',
      contents: [{ voucher: KOPI_TOAST, quantity: 3 }],
      purchaseLimit: 3,
    },
    {
      ...onSale,
      id: 'kopi-perdana',
      channel: 'ad',
      title: { id: 'Kopi Perdana', en: 'First Coffee', zh: '第一杯咖啡' },
      price: 9000,
      contents: [{ voucher: AMERICANO, quantity: 1 }],
      purchaseLimit: 1,
    },
    {
      ...onSale,
      id: 'ngopi-berdua',
      channel: 'ad',
      title: { id: 'Ngopi Berdua', en: 'Coffee for Two', zh: '双人咖啡' },
      price: 32_000,
      contents: [{ voucher: AMERICANO, quantity: 2 }],
    },
  ];
}

/** The orders of the everyday fixture: the member's, of a pack that an ad sold. */
export function everydayPackOrders(now: number): readonly BackendPackOrder[] {
  return [
    {
      orderNumber: 'order-ad',
      ownerId: 'member',
      packId: 'ngopi-berdua',
      channel: 'ad',
      ttoclid: null,
      quantity: 1,
      orderedAt: now - DAY_MS,
      total: 32_000,
      currencyCode: 'IDR',
      contents: [{ voucher: AMERICANO, quantity: 2 }],
      voucherIds: [],
    },
  ];
}
