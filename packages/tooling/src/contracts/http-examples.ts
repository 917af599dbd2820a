import type { EndpointName, InputOf, OutputOf } from '@cangkir/api';

type HttpExamples = {
  readonly [Name in EndpointName]: {
    readonly token: string;
    readonly input: InputOf<Name>;
    readonly code: number;
    readonly output: OutputOf<Name>;
  };
};

const NOON = Date.UTC(2026, 8, 4, 5);
const DAY = 24 * 60 * 60 * 1000;

const TOKEN = 'token-of-this-login';
const PHONE = '+6281234567890';

const TERMS = {
  title: { id: 'Kopi susu gratis', en: 'Free milk coffee', zh: '免费牛奶咖啡' },
  value: 25_000,
  currencyCode: 'IDR',
  products: [{ id: 'Kopi susu gula aren', en: 'Palm-sugar milk coffee', zh: '棕榈糖牛奶咖啡' }],
  minimumSpend: 0,
  terms: [{ id: 'Satu per pesanan', en: 'One per order', zh: '每单限用一张' }],
  validity: {
    effectiveTimeType: 'AFTER_ACTIVE_IMMEDIATELY',
    effectiveDuration: 7,
    effectiveDurationType: 1,
  },
} as const;

const VOUCHER = {
  ...TERMS,
  products: [...TERMS.products],
  terms: [...TERMS.terms],
  id: 'voucher-1',
  code: 'KPSU7F2Q9D4M',
  claimedAt: NOON,
  usedAt: null,
};

const DRAW_RESULT = {
  drawId: 'draw-1',
  sectorId: 'tumbler',
  prize: { name: { id: 'Tumbler', en: 'Tumbler', zh: '随行杯' }, kind: 'goods' },
  drawnAt: NOON,
  isRecipientSent: false,
} as const;

const RECIPIENT = {
  name: 'Penerima Hadiah',
  phone: PHONE,
  address: 'Jalan Melati 12, Bandung 40115',
};

const PAYMENT = {
  orderNumber: 'order-1',
  amount: 38_000,
  currencyCode: 'IDR',
  means: {
    kind: 'qris',
    code: '00020101021251440014ID.CO.QRIS.WWW0215ID10200000000010303UMI5204581253033605405380005802ID5918KEDAI KOPI SENAYAN6007JAKARTA63042A88',
  },
  packId: null,
  isRightsCard: false,
  isAdVoucher: false,
  expiresAt: NOON + 15 * 60_000,
  progress: { kind: 'waiting' },
} as const;

const PACK_CONTENTS = [
  {
    title: { id: 'Diskon Americano', en: 'Americano Discount', zh: '美式优惠券' },
    value: 15_000,
    quantity: 4,
  },
];

const PACK = {
  id: 'hemat-siang',
  channel: 'app',
  title: { id: 'Paket Hemat Siang', en: 'Lunch Break Pack', zh: '午间券包' },
  price: 39_000,
  currencyCode: 'IDR',
  contents: PACK_CONTENTS,
  sale: { start: NOON, end: NOON + 14 * DAY },
  stock: 40,
  purchaseLimit: 2,
  boughtBefore: 0,
  unpaidOrder: null,
} as const;

const COMMUNITY_ACTIVITY = {
  id: 'latte-art',
  name: { id: 'Kelas Latte Art', en: 'Latte Art Class', zh: '拉花课' },
  detail: { id: 'Belajar menuang susu.', en: 'Learn to pour milk.', zh: '学习倒奶拉花。' },
  location: { id: 'Gerai Senayan', en: 'Senayan store', zh: '史纳延门店' },
  coordinates: { latitude: -6.225, longitude: 106.802 },
  startsAt: NOON + 3 * DAY,
  endsAt: NOON + 3 * DAY + 2 * 60 * 60_000,
  quota: 20,
  taken: 12,
  rewards: [
    { name: { id: 'Gratis kopi susu', en: 'Free milk coffee', zh: '免费奶咖' }, kind: 'voucher' },
  ],
  registration: 'none',
} as const;

const COMMUNITY_EXAMPLE = {
  ...COMMUNITY_ACTIVITY,
  rewards: [...COMMUNITY_ACTIVITY.rewards],
};

const CHECK_IN_REWARD = {
  streak: 3,
  name: { id: 'Gratis kopi susu', en: 'Free milk coffee', zh: '免费奶咖' },
};

const CHECK_IN_CAMPAIGN = {
  activityCode: 'ngopi-tiap-hari',
  name: { id: 'Ngopi Tiap Hari', en: 'Coffee Every Day', zh: '天天咖啡' },
  startsAt: NOON - 2 * DAY,
  endsAt: NOON + 12 * DAY,
  rewards: [{ ...CHECK_IN_REWARD, voucherId: 'voucher-1' }],
  checkIns: [NOON - 2 * DAY, NOON - DAY, NOON],
};

const LATTE = {
  id: 'latte',
  name: { id: 'Es Latte', en: 'Iced Latte', zh: '冰拿铁' },
  price: 40_000,
};

const OWN_CUT = { id: 'cut-1', cutProgress: 5200, friend: null, cutAt: NOON };

const ASSISTANCE = {
  assistanceCode: 'assistance-1',
  prize: LATTE,
  ownCutsLeft: 3,
  cuts: [OWN_CUT],
};

const INVITATION = {
  kind: 'priceCut',
  friend: '0812****7890',
  prize: LATTE,
  cutTotal: 5200,
  isOwn: false,
} as const;

/** One request and its answer for each endpoint, as shown in the contract's page. */
export const HTTP_EXAMPLES: HttpExamples = {
  config: { token: '', input: {}, code: 0, output: { mobileRegister: true } },
  sendCode: { token: '', input: { phone: PHONE }, code: 0, output: { resendAt: NOON + 60_000 } },
  logIn: {
    token: '',
    input: { phone: PHONE, code: '482913' },
    code: 0,
    output: { token: TOKEN, user: { id: 'user-1', phone: PHONE } },
  },
  logOut: { token: TOKEN, input: {}, code: 0, output: {} },
  logOutEverywhere: { token: TOKEN, input: {}, code: 0, output: {} },
  home: {
    token: TOKEN,
    input: {},
    code: 0,
    output: {
      banners: [
        {
          id: 'gula-aren',
          placement: 0,
          picture: 'palmSugarLatte',
          title: { id: 'Gula aren asli', en: 'Real palm sugar', zh: '真椰糖' },
          text: null,
          forwardUrl: '/get-coupons?sourceId=kopi-susu',
          startsAt: NOON - DAY,
          endsAt: NOON + DAY,
        },
      ],
      campaigns: [
        {
          kind: 'draw',
          code: 'roda-gajian',
          name: { id: 'Roda Gajian', en: 'Payday Wheel', zh: '发薪日转盘' },
          endsAt: NOON + DAY,
          offer: null,
        },
      ],
      moduleItems: [
        {
          type: 'invite',
          moduleDesc: {
            id: 'Ajak teman, dapat Rp{amount}',
            en: 'Invite a friend, get Rp{amount}',
            zh: '邀请好友，得 Rp{amount}',
          },
          moduleForwardUrl: '/fission?from={inviteCode}',
        },
      ],
      moduleValues: { inviteCode: 'KOPI-7', amount: 25_000 },
    },
  },
  account: {
    token: TOKEN,
    input: {},
    code: 0,
    output: { name: 'Teman Kopi', credits: [{ points: 38, creditedAt: NOON }] },
  },
  pointsHistory: {
    token: TOKEN,
    input: {},
    code: 0,
    output: {
      entries: [
        {
          id: '1',
          kind: 'earned',
          reason: { id: 'Pesanan order-1', en: 'Order order-1', zh: '订单 order-1' },
          at: NOON,
          credits: [{ points: 38, creditedAt: NOON }],
        },
      ],
    },
  },
  annualSummary: {
    token: TOKEN,
    input: { year: '2025' },
    code: 0,
    output: {
      orders: [
        {
          paidAt: NOON - 365 * DAY,
          drinks: [{ productId: 'kopi-susu', name: TERMS.products[0], taste: 'latte' }],
        },
      ],
    },
  },
  campaign: {
    token: TOKEN,
    input: { sourceId: 'kopi-september' },
    code: 0,
    output: {
      sourceId: 'kopi-september',
      name: { id: 'Kopi September', en: 'September coffee', zh: '九月咖啡' },
      voucher: { ...TERMS, products: [...TERMS.products], terms: [...TERMS.terms] },
      claim: { code: 0 },
      endsAt: NOON + 30 * DAY,
    },
  },
  claim: {
    token: TOKEN,
    input: { sourceId: 'kopi-september', browserId: 'browser-1' },
    code: 30007,
    output: { voucherId: 'voucher-1' },
  },
  vouchers: { token: TOKEN, input: {}, code: 0, output: { vouchers: [VOUCHER] } },
  voucher: { token: TOKEN, input: { id: 'voucher-1' }, code: 0, output: VOUCHER },
  drawActivity: {
    token: TOKEN,
    input: { activityCode: 'roda-gajian' },
    code: 0,
    output: {
      activityCode: 'roda-gajian',
      name: { id: 'Roda Gajian', en: 'Payday Wheel', zh: '发薪日转盘' },
      startsAt: NOON,
      endsAt: NOON + 7 * DAY,
      sectors: [
        { id: 'tumbler', label: { id: 'Tumbler', en: 'Tumbler', zh: '随行杯' }, prize: 'goods' },
        {
          id: 'nothing',
          label: { id: 'Coba lagi', en: 'Try again', zh: '再接再厉' },
          prize: null,
        },
      ],
      drawn: null,
      matchHistory: [],
    },
  },
  draw: {
    token: TOKEN,
    input: { activityCode: 'roda-gajian' },
    code: 0,
    output: { result: DRAW_RESULT },
  },
  redeemGiftCard: {
    token: TOKEN,
    input: { code: 'KADOKOPI22223333' },
    code: 0,
    output: { value: 100_000, balance: 150_000, currencyCode: 'IDR' },
  },
  rightsCard: {
    token: TOKEN,
    input: {},
    code: 0,
    output: {
      title: { id: 'Kartu Ngopi', en: 'Coffee Card', zh: '咖啡会员卡' },
      price: 49_000,
      currencyCode: 'IDR',
      validity: { count: 1, unit: 3 },
      benefits: [
        {
          id: 'upsize',
          title: { id: 'Gratis ukuran besar', en: 'Free large size', zh: '免费升大杯' },
          frequency: 'daily',
          value: 5000,
          usedAt: NOON,
        },
      ],
      period: { start: NOON - DAY, end: NOON + 29 * DAY },
      unpaidOrder: null,
    },
  },
  buyRightsCard: {
    token: TOKEN,
    input: {},
    code: 0,
    output: { orderNumber: 'K260904ABCDEF', paymentMethod: 'qris' },
  },
  storedValue: {
    token: TOKEN,
    input: {},
    code: 0,
    output: {
      balance: 62_000,
      limit: 2_000_000,
      currencyCode: 'IDR',
      movements: [
        { id: 'order-1', kind: 'purchase', amount: -38_000, at: NOON },
        { id: 'card-1', kind: 'giftCard', amount: 100_000, at: NOON - DAY },
      ],
    },
  },
  giftActivity: {
    token: TOKEN,
    input: { activityCode: 'tukar-poin' },
    code: 0,
    output: {
      activityCode: 'tukar-poin',
      name: { id: 'Tukar Poin Seru', en: 'Points for Gifts', zh: '积分兑好礼' },
      startsAt: NOON,
      endsAt: NOON + 7 * DAY,
      gifts: [
        {
          id: 'tote-bag',
          name: { id: 'Tas Kanvas', en: 'Tote Bag', zh: '帆布袋' },
          picture: 'toteBag',
          points: 60,
          stock: 80,
          allowance: 3,
          taken: 2,
        },
      ],
      balance: 240,
    },
  },
  exchangeGift: {
    token: TOKEN,
    input: { activityCode: 'tukar-poin', giftId: 'tote-bag', quantity: 2 },
    code: 0,
    output: { exchangeId: 'exchange-1', balance: 120 },
  },
  checkInCampaign: {
    token: TOKEN,
    input: { activityCode: 'ngopi-tiap-hari' },
    code: 0,
    output: {
      ...CHECK_IN_CAMPAIGN,
      rewards: [{ ...CHECK_IN_REWARD, voucherId: null }],
      checkIns: [NOON - 2 * DAY, NOON - DAY],
    },
  },
  checkIn: {
    token: TOKEN,
    input: { activityCode: 'ngopi-tiap-hari' },
    code: 0,
    output: {
      campaign: CHECK_IN_CAMPAIGN,
      reward: { ...CHECK_IN_REWARD, voucherId: 'voucher-1' },
    },
  },
  community: {
    token: TOKEN,
    input: {},
    code: 0,
    output: {
      surveys: [
        {
          id: 'survey-1',
          title: { id: 'Kopi favoritmu', en: 'Your favorite coffee', zh: '你最爱的咖啡' },
          target: '/tommunity',
          endsAt: NOON + 7 * DAY,
          answeredAt: null,
        },
      ],
      activities: [COMMUNITY_EXAMPLE],
    },
  },
  communityActivity: {
    token: TOKEN,
    input: { id: 'latte-art' },
    code: 0,
    output: COMMUNITY_EXAMPLE,
  },
  registerForActivity: {
    token: TOKEN,
    input: { id: 'latte-art' },
    code: 130001,
    output: { activity: { ...COMMUNITY_EXAMPLE, taken: 20 } },
  },
  cancelRegistration: {
    token: TOKEN,
    input: { id: 'latte-art' },
    code: 0,
    output: { activity: { ...COMMUNITY_EXAMPLE, registration: 'cancelled' } },
  },
  checkInToActivity: {
    token: TOKEN,
    input: { id: 'latte-art', code: 'code-of-the-host' },
    code: 0,
    output: { activity: { ...COMMUNITY_EXAMPLE, taken: 13, registration: 'checkedIn' } },
  },
  claimActivityRewards: {
    token: TOKEN,
    input: { id: 'latte-art' },
    code: 0,
    output: { activity: { ...COMMUNITY_EXAMPLE, taken: 13, registration: 'rewarded' } },
  },
  payment: {
    token: TOKEN,
    input: { orderNumber: 'order-1' },
    code: 0,
    output: { ...PAYMENT, progress: { kind: 'paid', paidAt: NOON + 60_000 } },
  },
  packs: { token: TOKEN, input: { channel: 'app' }, code: 0, output: { packs: [PACK] } },
  pack: {
    token: TOKEN,
    input: { packId: 'hemat-siang' },
    code: 0,
    output: {
      ...PACK,
      unpaidOrder: {
        orderNumber: 'P260904K7M4XQ',
        paymentMethod: 'qris',
        amount: 39_000,
        expiresAt: NOON + 15 * 60_000,
      },
    },
  },
  buyPack: {
    token: TOKEN,
    input: { packId: 'hemat-siang', quantity: 1 },
    code: 0,
    output: { orderNumber: 'P260904K7M4XQ', paymentMethod: 'qris' },
  },
  packOrder: {
    token: TOKEN,
    input: { orderNumber: 'P260904K7M4XQ' },
    code: 0,
    output: {
      order: {
        orderNumber: 'P260904K7M4XQ',
        orderedAt: NOON,
        paymentMethod: 'qris',
        total: 39_000,
        currencyCode: 'IDR',
        contents: PACK_CONTENTS,
        packId: 'hemat-siang',
        channel: 'app',
        quantity: 1,
        isPaid: true,
      },
      pack: { ...PACK, stock: 39, boughtBefore: 1 },
    },
  },
  renewPayment: { token: TOKEN, input: { orderNumber: 'order-1' }, code: 0, output: PAYMENT },
  prizeForm: {
    token: TOKEN,
    input: { drawId: 'draw-1' },
    code: 0,
    output: {
      drawId: 'draw-1',
      prize: DRAW_RESULT.prize,
      wonAt: NOON,
      market: 'ID',
      sent: null,
    },
  },
  sendPrizeForm: {
    token: TOKEN,
    input: { drawId: 'draw-1', recipient: RECIPIENT },
    code: 0,
    output: { sent: { recipient: RECIPIENT, sentAt: NOON } },
  },
  bargain: {
    token: TOKEN,
    input: { activityCode: 'nego-kopi' },
    code: 0,
    output: {
      activityCode: 'nego-kopi',
      kind: 'priceCut',
      name: { id: 'Nego Kopi', en: 'Coffee Bargain', zh: '咖啡砍价' },
      startsAt: NOON,
      endsAt: NOON + 7 * DAY,
      prizes: [LATTE],
      assistance: ASSISTANCE,
    },
  },
  bargainInvitation: {
    token: TOKEN,
    input: { activityCode: 'nego-kopi', assistanceCode: 'assistance-1' },
    code: 0,
    output: { invitation: { ...INVITATION, help: null } },
  },
  sponsorBargain: {
    token: TOKEN,
    input: { activityCode: 'nego-kopi', prizeId: 'latte', shared: false },
    code: 0,
    output: { cut: OWN_CUT, assistance: ASSISTANCE },
  },
  assistBargain: {
    token: TOKEN,
    input: { activityCode: 'nego-kopi', assistanceCode: 'assistance-1' },
    code: 0,
    output: {
      invitation: {
        ...INVITATION,
        cutTotal: 9700,
        help: { cutProgress: 4500, helperCode: 'helper-1' },
      },
    },
  },
  campaignPage: {
    token: TOKEN,
    input: { name: 'ngopi-sore' },
    code: 0,
    output: {
      name: 'ngopi-sore',
      title: { id: 'Ngopi Sore', en: 'Afternoon Coffee', zh: '午后咖啡' },
      theme: 'plain',
      period: { start: NOON, end: NOON + 14 * DAY },
      currencyCode: 'IDR',
      amount: 25_000,
      inviteCode: 'KOPI-7F2Q',
      action: {
        label: { id: 'Klaim voucher', en: 'Claim the voucher', zh: '领取优惠券' },
        link: '/get-coupons?sourceId=teman-sore',
      },
      blocks: [
        {
          type: 'hero',
          title: { id: 'Jeda sebentar', en: 'Take a break', zh: '歇一会儿' },
        },
        {
          type: 'modules',
          items: [
            {
              type: 'invite',
              moduleDesc: {
                id: 'Ajak teman, dapat Rp{amount}',
                en: 'Bring a friend, get Rp{amount}',
                zh: '邀请好友，得 Rp{amount}',
              },
              moduleForwardUrl: '/fission?inviteCode={inviteCode}',
            },
          ],
        },
      ],
    },
  },
  referral: {
    token: TOKEN,
    input: {},
    code: 0,
    output: {
      inviteCode: 'KOPI-7F2Q',
      friends: 1,
      reward: {
        id: 'Voucher Teman Ngopi',
        en: 'Coffee Friends Voucher',
        zh: '咖啡好友券',
      },
      rewards: 0,
      latestFriends: [{ phone: '0812****7890', joinedAt: NOON, rewardedAt: null }],
    },
  },
  acceptInvite: { token: TOKEN, input: { inviteCode: 'KOPI-7F2Q' }, code: 0, output: {} },
};
