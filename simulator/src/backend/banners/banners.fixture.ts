import {
  appHostAddress,
  BANNER_PLACEMENT,
  type BannerPlacement,
  MARKETS,
  type Market,
  ROUTES,
  withQuery,
} from '@cangkir/core';
import { DAY_MS } from '@cangkir/core/durations';
import { DEFAULT_ENVIRONMENT } from '@cangkir/core/environment';
import type { BackendBanner } from './banners.state.ts';

const MENU = appHostAddress('/menu', DEFAULT_ENVIRONMENT);

/** Packs are sold in every market. */
const PACK_TITLE = {
  id: 'Beli sekali, ngopi terus',
  en: 'Buy once, sip all month',
  zh: '一次买齐，天天喝',
};

/** The packs of a market, for any placement. */
function packs(market: Market, id: string) {
  return {
    markets: [market],
    id,
    picture: 'pack' as const,
    title: PACK_TITLE,
    text: null,
    forwardUrl: ROUTES.packs,
  };
}

type Content = Readonly<
  Partial<
    Record<BannerPlacement, readonly Omit<BackendBanner, 'placement' | 'startsAt' | 'endsAt'>[]>
  >
>;

const BANNERS: Content = {
  homeBanner: [
    {
      markets: ['ID'],
      id: 'kopi-susu',
      picture: 'palmSugarLatte',
      title: {
        id: 'Manisnya gula aren asli',
        en: 'Sweet with real palm sugar',
        zh: '椰糖的自⁠然⁠甜',
      },
      text: {
        id: 'Kopi susu, hemat Rp15.000',
        en: 'Rp15.000 off milk coffee',
        zh: '奶咖立减 Rp15.000',
      },
      forwardUrl: withQuery(ROUTES.getCoupons, { activityCode: 'kopi-susu' }),
    },
    {
      markets: ['ID'],
      id: 'roda-gajian',
      picture: 'wheel',
      title: {
        id: 'Gajian? Putar rodanya!',
        en: 'Payday? Spin the wheel!',
        zh: '发薪日抽奖',
      },
      text: {
        id: 'Ada tumbler dan kopi gratis',
        en: 'Win a tumbler or a free coffee',
        zh: '赢随行杯和免费咖啡',
      },
      forwardUrl: withQuery(ROUTES.luckDraw, { activityCode: 'roda-gajian' }),
    },
    {
      markets: ['ID'],
      id: 'paket',
      picture: 'pack',
      title: PACK_TITLE,
      text: {
        id: 'Paket voucher mulai Rp59.000',
        en: 'Voucher packs from Rp59.000',
        zh: '优惠券包 Rp59.000 起',
      },
      forwardUrl: ROUTES.packs,
    },
    {
      markets: ['PH'],
      id: 'merienda',
      picture: 'icedLatte',
      title: {
        id: 'Sore-sore, waktunya merienda',
        en: 'It’s merienda o’clock',
        zh: '菲律宾下午茶时间',
      },
      text: {
        id: 'Es Spanish Latte, hemat ₱50.00',
        en: '₱50.00 off an Iced Spanish Latte',
        zh: '冰西班牙拿铁立减 ₱50.00',
      },
      forwardUrl: withQuery(ROUTES.getCoupons, { activityCode: 'merienda' }),
    },
    {
      markets: ['PH'],
      id: 'paket-merienda',
      picture: 'pack',
      title: PACK_TITLE,
      text: {
        id: 'Paket Merienda ₱349.50',
        en: 'Merienda Pack for ₱349.50',
        zh: '菲律宾下午茶包 ₱349.50',
      },
      forwardUrl: ROUTES.packs,
    },
    {
      markets: ['SG'],
      id: 'kopi-o',
      picture: 'cup',
      title: {
        id: 'Sarapan ala Singapura',
        en: 'Breakfast, kopitiam style',
        zh: '来份南洋早餐',
      },
      text: {
        id: 'Kopi O dan roti kaya, hemat S$2.50',
        en: 'S$2.50 off Kopi O and kaya toast',
        zh: '咖啡乌配咖椰吐司立减 S$2.50',
      },
      forwardUrl: withQuery(ROUTES.getCoupons, { activityCode: 'kopi-o' }),
    },
    {
      markets: ['SG'],
      id: 'paket-kopi-toast',
      picture: 'pack',
      title: PACK_TITLE,
      text: {
        id: 'Paket Kopi & Roti S$14.90',
        en: 'Kopi & Toast Pack for S$14.90',
        zh: '咖啡吐司包 S$14.90',
      },
      forwardUrl: ROUTES.packs,
    },
  ],
  homeFunc: [
    {
      markets: [...MARKETS],
      id: 'pesan',
      picture: 'icedLatte',
      title: { id: 'Pesan', en: 'Order', zh: '点单' },
      text: null,
      forwardUrl: MENU,
    },
    {
      markets: [...MARKETS],
      id: 'paket-voucher',
      picture: 'pack',
      title: { id: 'Paket', en: 'Packs', zh: '券包' },
      text: null,
      forwardUrl: ROUTES.packs,
    },
    {
      markets: ['ID'],
      id: 'kartu-hadiah',
      picture: 'gift',
      title: { id: 'Gift card', en: 'Gift cards', zh: '礼品卡' },
      text: null,
      forwardUrl: ROUTES.giftCards,
    },
    {
      markets: ['ID'],
      id: 'kartu-member',
      picture: 'card',
      title: { id: 'Kartu member', en: 'Member card', zh: '会员卡' },
      text: null,
      forwardUrl: ROUTES.rightsCard,
    },
    {
      markets: ['PH', 'SG'],
      id: 'voucher',
      picture: 'card',
      title: { id: 'Voucher', en: 'Vouchers', zh: '优惠券' },
      text: null,
      forwardUrl: ROUTES.vouchers,
    },
    {
      markets: ['PH', 'SG'],
      id: 'ajak-teman',
      picture: 'gift',
      title: { id: 'Ajak teman', en: 'Invite', zh: '邀请好友' },
      text: null,
      forwardUrl: ROUTES.fission,
    },
  ],
  h5Banner: [
    {
      markets: ['ID'],
      id: 'aplikasi',
      picture: 'cappuccino',
      title: {
        id: 'Tukar poin di aplikasi',
        en: 'Redeem your points in the app',
        zh: '在 App 里使用积分',
      },
      text: {
        id: 'Satu poin, potongan Rp50',
        en: 'Rp50 off for every point',
        zh: '每积分抵 Rp50',
      },
      forwardUrl: ROUTES.appOpen,
    },
  ],
  homeList: [
    {
      markets: [...MARKETS],
      id: 'americano',
      picture: 'americano',
      title: { id: 'Es Americano', en: 'Iced Americano', zh: '冰美式' },
      text: { id: 'Segar, tanpa gula', en: 'Crisp, no sugar', zh: '清爽无糖' },
      forwardUrl: MENU,
    },
    {
      markets: [...MARKETS],
      id: 'cappuccino',
      picture: 'cappuccino',
      title: { id: 'Cappuccino', en: 'Cappuccino', zh: '卡布奇诺' },
      text: { id: 'Busa lembut, panas', en: 'Hot, with silky foam', zh: '绵密奶泡' },
      forwardUrl: MENU,
    },
    {
      markets: [...MARKETS],
      id: 'croissant',
      picture: 'croissant',
      title: { id: 'Croissant', en: 'Croissant', zh: '可颂' },
      text: { id: 'Hangat dari oven', en: 'Warm from the oven', zh: '新鲜出炉' },
      forwardUrl: MENU,
    },
    {
      markets: [...MARKETS],
      id: 'biji-kopi',
      picture: 'bag',
      title: { id: 'Biji Gayo', en: 'Gayo Beans', zh: '加幼咖啡豆' },
      text: { id: 'Seduh di rumah', en: 'Brew at home', zh: '在家冲泡' },
      forwardUrl: MENU,
    },
  ],
  myCenter: [
    {
      markets: ['ID'],
      id: 'ajak-teman-akun',
      picture: 'gift',
      title: {
        id: 'Ngopi lebih seru bareng teman',
        en: 'Coffee is better with friends',
        zh: '和朋友一起喝更香',
      },
      text: {
        id: 'Ajak satu, kalian dapat voucher',
        en: 'Invite one, you both get a voucher',
        zh: '邀请一位，双方都得券',
      },
      forwardUrl: ROUTES.fission,
    },
    packs('PH', 'akun-paket'),
    packs('SG', 'akun-paket-sg'),
  ],
  paySuccess: [
    {
      markets: ['ID'],
      id: 'roda-setelah-bayar',
      picture: 'wheel',
      title: {
        id: 'Sambil nunggu, putar roda!',
        en: 'Spin the wheel while you wait',
        zh: '等餐时转一转',
      },
      text: {
        id: 'Ada tumbler dan kopi gratis',
        en: 'Win a tumbler or a free coffee',
        zh: '赢随行杯和免费咖啡',
      },
      forwardUrl: withQuery(ROUTES.luckDraw, { activityCode: 'roda-gajian' }),
    },
    packs('PH', 'bayar-paket'),
    packs('SG', 'bayar-paket-sg'),
  ],
  orderDetailsAlert: [
    {
      markets: ['ID'],
      id: 'kartu-member-pesanan',
      picture: 'card',
      title: {
        id: 'Lebih hemat dengan kartu member',
        en: 'Save more with a member card',
        zh: '会员卡更省',
      },
      text: {
        id: 'Untung baru tiap hari dan tiap minggu',
        en: 'New benefits every day and week',
        zh: '每天每周都有新权益',
      },
      forwardUrl: ROUTES.rightsCard,
    },
    packs('PH', 'pesanan-paket'),
    packs('SG', 'pesanan-paket-sg'),
  ],
  share: [
    {
      markets: ['ID'],
      id: 'bagikan-cek-in',
      picture: 'cup',
      title: { id: 'Ngopi tiap hari?', en: 'Coffee every day?', zh: '每天都喝咖啡？' },
      text: {
        id: 'Check-in dan kumpulkan hadiah',
        en: 'Check in and collect rewards',
        zh: '签到集奖励',
      },
      forwardUrl: withQuery(ROUTES.checkIn, { activityCode: 'ngopi-tiap-hari' }),
    },
    packs('PH', 'bagikan-paket'),
    packs('SG', 'bagikan-paket-sg'),
  ],
  menuBanner: [
    {
      markets: ['ID'],
      id: 'menu-paket',
      picture: 'pack',
      title: PACK_TITLE,
      text: {
        id: 'Paket voucher mulai Rp59.000',
        en: 'Voucher packs from Rp59.000',
        zh: '优惠券包 Rp59.000 起',
      },
      forwardUrl: ROUTES.packs,
    },
  ],
};

/** What opens by itself on home. */
const ALERTS: Content = {
  launchAd: [
    {
      markets: [...MARKETS],
      id: 'musim-baru',
      picture: 'icedLatte',
      title: {
        id: 'Menu baru: Es Latte Pandan',
        en: 'New: Iced Pandan Latte',
        zh: '新品：香兰冰拿铁',
      },
      text: {
        id: 'Wangi pandan asli, mulai hari ini',
        en: 'Real pandan, from today',
        zh: '天然香兰，今日上市',
      },
      forwardUrl: MENU,
    },
  ],
  homeAlert: [
    {
      markets: ['ID'],
      id: 'nego-hari-ini',
      picture: 'palmSugarLatte',
      title: {
        id: 'Nego harga kopimu hari ini',
        en: 'Bargain for your coffee today',
        zh: '今天就来砍价',
      },
      text: {
        id: 'Ajak teman potong harga sampai gratis',
        en: 'Friends cut the price for you',
        zh: '好友帮你砍到底价',
      },
      forwardUrl: withQuery(ROUTES.bargain, { activityCode: 'nego-kopi' }),
    },
  ],
  newGiftAlert: [
    {
      markets: [...MARKETS],
      id: 'hadiah-baru',
      picture: 'gift',
      title: {
        id: 'Ada voucher menunggumu',
        en: 'A voucher is waiting for you',
        zh: '有一张优惠券在等你',
      },
      text: { id: 'Pakai sebelum hangus, ya', en: 'Use it before it ends', zh: '记得在到期前使用' },
      forwardUrl: ROUTES.vouchers,
    },
  ],
};

/** The banners of the everyday fixture. */
export function everydayBanners(now: number): BackendBanner[] {
  return placed(BANNERS, now);
}

/** What opens by itself on home. */
export function alertBanners(now: number): BackendBanner[] {
  return placed(ALERTS, now);
}

/** Each is shown for a month. */
function placed(content: Content, now: number): BackendBanner[] {
  const time = { startsAt: now - 7 * DAY_MS, endsAt: now + 30 * DAY_MS };
  return Object.entries(BANNER_PLACEMENT).flatMap(([name, placement]) =>
    Object.entries(content)
      .filter(([each]) => each === name)
      .flatMap(([, banners]) => banners.map((banner) => ({ ...banner, ...time, placement }))),
  );
}
