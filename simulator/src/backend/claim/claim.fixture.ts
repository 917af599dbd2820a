import { VALIDITY_TYPE, wibDay } from '@cangkir/core';
import { DAY_MS } from '@cangkir/core/durations';
import { DOLLAR, PESO, RUPIAH } from '../money.fixture.ts';
import { PRODUCTS } from '../products.fixture.ts';
import type { BackendCampaign } from './claim.state.ts';
import { TERMS, USUAL_TERMS } from './terms.fixture.ts';

/** A running campaign: three weeks old, with a month to go and plenty in stock. */
function running(now: number) {
  return {
    startsAt: now - 21 * DAY_MS,
    endsAt: now + 30 * DAY_MS,
    stock: 500,
    isNewUsersOnly: false,
    isWithdrawn: false,
    dailyHours: null,
  };
}

/** The campaigns of the everyday fixture: one for each outcome of a claim. */
export function everydayCampaigns(now: number): readonly BackendCampaign[] {
  return [
    {
      ...running(now),
      activityCode: 'kopi-susu',
      name: { id: 'Ngopi Hemat Bulan Ini', en: 'Coffee for Less This Month', zh: '本月咖啡优惠' },
      coupon: {
        title: {
          id: 'Diskon Kopi Susu Gula Aren',
          en: 'Palm Sugar Milk Coffee Discount',
          zh: '椰糖奶咖优惠券',
        },
        value: 15_000,
        ...RUPIAH,
        products: [PRODUCTS.kopiSusu, PRODUCTS.kopiPandan],
        discountEffectiveQty: 0,
        discountEffectivePrice: 25_000,
        terms: [...USUAL_TERMS],
        couponActiveType: VALIDITY_TYPE.dynamic,
        activeDay: 14,
      },
    },
    {
      ...running(now),
      activityCode: 'serba-9rb',
      name: { id: 'Serba 9RB', en: 'All for 9RB', zh: '全场 Rp9.000' },
      coupon: {
        title: {
          id: 'Kopi jadi Rp9.000',
          en: 'Coffee for Rp9.000',
          zh: '咖啡只要 Rp9.000',
        },
        value: 13_000,
        ...RUPIAH,
        products: [PRODUCTS.americano, PRODUCTS.cappuccino, PRODUCTS.kopiSusu],
        discountEffectiveQty: 0,
        discountEffectivePrice: 22_000,
        terms: [...USUAL_TERMS],
        couponActiveType: VALIDITY_TYPE.dynamic,
        activeDay: 3,
      },
    },
    {
      ...running(now),
      activityCode: 'merienda',
      name: { id: 'Promo Merienda Filipina', en: 'Merienda Treat', zh: '菲律宾下午茶优惠' },
      coupon: {
        title: {
          id: 'Diskon Es Spanish Latte',
          en: 'Iced Spanish Latte Discount',
          zh: '冰西班牙拿铁优惠券',
        },
        value: 50,
        ...PESO,
        products: [PRODUCTS.spanishLatte],
        discountEffectiveQty: 0,
        discountEffectivePrice: 150,
        terms: [...USUAL_TERMS],
        couponActiveType: VALIDITY_TYPE.fixed,
        couponStartDay: wibDay(now - 21 * DAY_MS),
        couponEndDay: wibDay(now + 45 * DAY_MS),
      },
    },
    {
      ...running(now),
      activityCode: 'kopi-o',
      name: { id: 'Sarapan Singapura', en: 'Singapore Breakfast', zh: '新加坡早餐优惠' },
      coupon: {
        title: {
          id: 'Diskon Kopi O dan Roti Kaya',
          en: 'Kopi O and Kaya Toast Discount',
          zh: '咖啡乌配咖椰吐司优惠券',
        },
        value: 2.5,
        ...DOLLAR,
        products: [PRODUCTS.kopiO, PRODUCTS.kayaToast],
        discountEffectiveQty: 2,
        discountEffectivePrice: 0,
        terms: [...USUAL_TERMS],
        couponActiveType: VALIDITY_TYPE.dynamic,
        activeDay: 30,
        effectiveDelayDays: 0,
      },
    },
    {
      ...running(now),
      activityCode: 'gratis-pertama',
      isNewUsersOnly: true,
      name: { id: 'Kopi Pertama Gratis', en: 'First Coffee on Us', zh: '新人首杯免费' },
      coupon: {
        title: { id: 'Gratis Es Americano', en: 'Free Iced Americano', zh: '免费冰美式' },
        value: 22_000,
        ...RUPIAH,
        isFree: true,
        products: [PRODUCTS.americano],
        discountEffectiveQty: 0,
        discountEffectivePrice: 0,
        terms: [TERMS.newUsers, ...USUAL_TERMS],
        couponActiveType: VALIDITY_TYPE.dynamic,
        activeDay: 7,
      },
    },
    {
      ...running(now),
      activityCode: 'teman-sore',
      dailyHours: { from: 14, until: 17 },
      name: { id: 'Teman Ngopi Sore', en: 'Afternoon Coffee Hours', zh: '午后咖啡时光' },
      coupon: {
        title: {
          id: 'Diskon Cappuccino Sore',
          en: 'Afternoon Cappuccino Discount',
          zh: '午后卡布奇诺优惠券',
        },
        value: 10_000,
        ...RUPIAH,
        products: [PRODUCTS.cappuccino],
        discountEffectiveQty: 1,
        discountEffectivePrice: 30_000,
        terms: [TERMS.afternoon, ...USUAL_TERMS],
        couponActiveType: VALIDITY_TYPE.dynamic,
        activeDay: 3,
      },
    },
    {
      ...running(now),
      activityCode: 'akhir-tahun',
      startsAt: now + 3 * DAY_MS,
      name: {
        id: 'Ngopi Bareng Akhir Tahun',
        en: 'Year-End Coffee Together',
        zh: '岁末相聚咖啡季',
      },
      coupon: {
        title: {
          id: 'Diskon Cold Brew Jeruk',
          en: 'Citrus Cold Brew Discount',
          zh: '柑橘冷萃优惠券',
        },
        value: 20_000,
        ...RUPIAH,
        products: [PRODUCTS.coldBrew],
        discountEffectiveQty: 2,
        discountEffectivePrice: 40_000,
        terms: [...USUAL_TERMS],
        couponActiveType: VALIDITY_TYPE.fixed,
        couponStartDay: wibDay(now + 3 * DAY_MS),
        couponEndDay: wibDay(now + 30 * DAY_MS),
      },
    },
    {
      ...running(now),
      activityCode: 'merdeka',
      endsAt: now - DAY_MS,
      name: { id: 'Promo Merdeka', en: 'Independence Day Promo', zh: '独立日优惠' },
      coupon: {
        title: {
          id: 'Diskon Kopi Merdeka',
          en: 'Independence Day Coffee Discount',
          zh: '独立日咖啡优惠券',
        },
        value: 17_000,
        ...RUPIAH,
        products: [PRODUCTS.kopiSusu, PRODUCTS.americano],
        discountEffectiveQty: 0,
        discountEffectivePrice: 45_000,
        terms: [...USUAL_TERMS],
        couponActiveType: VALIDITY_TYPE.fixed,
        couponStartDay: wibDay(now - 21 * DAY_MS),
        couponEndDay: wibDay(now - DAY_MS),
      },
    },
    {
      ...running(now),
      activityCode: 'rebutan-pagi',
      stock: 0,
      name: { id: 'Rebutan Kopi Pagi', en: 'Morning Coffee Rush', zh: '早安咖啡限量抢' },
      coupon: {
        title: {
          id: 'Kopi Pagi Setengah Harga',
          en: 'Half-Price Morning Coffee',
          zh: '早晨咖啡半价券',
        },
        value: 12_500,
        ...RUPIAH,
        products: [PRODUCTS.americano, PRODUCTS.cappuccino],
        discountEffectiveQty: 0,
        discountEffectivePrice: 25_000,
        terms: [...USUAL_TERMS],
        couponActiveType: VALIDITY_TYPE.dynamic,
        activeDay: 7,
      },
    },
    {
      ...running(now),
      activityCode: 'promo-ditarik',
      isWithdrawn: true,
      name: { id: 'Promo yang Ditarik', en: 'Withdrawn Promo', zh: '已撤回的活动' },
      coupon: {
        title: { id: 'Diskon Kopi Pandan', en: 'Pandan Coffee Discount', zh: '斑斓咖啡优惠券' },
        value: 8_000,
        ...RUPIAH,
        products: [PRODUCTS.kopiPandan],
        discountEffectiveQty: 0,
        discountEffectivePrice: 0,
        terms: [...USUAL_TERMS],
        couponActiveType: VALIDITY_TYPE.dynamic,
        activeDay: 30,
      },
    },
  ];
}
