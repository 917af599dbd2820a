import {
  appHostAddress,
  BANNER_PLACEMENT,
  type BannerPlacement,
  formatPrice,
  MARKETS,
  type Market,
  ROUTES,
  withQuery,
} from '@cangkir/core';
import { REFERRAL_VOUCHERS } from '../referral/referral.fixture.ts';
import type { BackendBanner, BackendModuleItem } from './home.state.ts';

const DAY = 24 * 60 * 60 * 1000;

const MENU = appHostAddress('/menu');

/** Packs are sold in every market. */
const PACK_TITLE = {
  id: 'Beli sekali, ngopi terus',
  en: 'Buy once, sip all month',
  zh: '一次买齐，天天喝',
};

type Content = Pick<BackendBanner, 'markets' | 'id' | 'picture' | 'title' | 'text' | 'forwardUrl'>;

const BANNERS: Readonly<Partial<Record<BannerPlacement, readonly Content[]>>> = {
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
      forwardUrl: withQuery(ROUTES.getCoupons, { sourceId: 'kopi-susu' }),
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
      forwardUrl: withQuery(ROUTES.getCoupons, { sourceId: 'merienda' }),
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
      forwardUrl: withQuery(ROUTES.getCoupons, { sourceId: 'kopi-o' }),
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
};

/** The banners of the everyday fixture, each shown for a month. */
export function everydayBanners(now: number): BackendBanner[] {
  const time = { startsAt: now - 7 * DAY, endsAt: now + 30 * DAY };
  return (['homeBanner', 'homeFunc', 'h5Banner', 'homeList'] as const).flatMap((name) =>
    (BANNERS[name] ?? []).map((content) => ({
      ...content,
      ...time,
      placement: BANNER_PLACEMENT[name],
    })),
  );
}

/** Parts of home whose placeholders depend on the person. The community meets in Indonesia. */
export const EVERYDAY_MODULES: BackendModuleItem[] = [
  invitation('ID', 'Rp{amount}'),
  invitation('PH', formatPrice(REFERRAL_VOUCHERS.PH.value, 'PH')),
  invitation('SG', formatPrice(REFERRAL_VOUCHERS.SG.value, 'SG')),
  {
    markets: ['ID'],
    type: 'community',
    moduleDesc: {
      id: 'Kelas seduh dan kopi darat di dekatmu',
      en: 'Brewing classes and meet-ups near you',
      zh: '附近的手冲课与咖啡聚会',
    },
    moduleForwardUrl: ROUTES.community,
  },
];

/** The invitation of a market: `{amount}` is for rupiah alone. */
function invitation(market: Market, worth: string): BackendModuleItem {
  return {
    markets: [market],
    type: 'invite',
    moduleDesc: {
      id: `Ajak teman dengan {inviteCode}: dia dapat voucher ${worth}, kamu juga setelah dia order`,
      en: `Invite a friend with {inviteCode}: they get a ${worth} voucher, you too once they order`,
      zh: `好友用邀请码 {inviteCode} 注册得 ${worth} 券，首次下单后你也得一张`,
    },
    moduleForwardUrl: `${ROUTES.fission}?from={inviteCode}`,
  };
}
