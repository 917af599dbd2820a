import {
  ACTIVITY_STATE,
  type CouponActivity,
  LANGUAGES,
  type Language,
  ROUTES,
  VALIDITY_TYPE,
} from '@cangkir/core';
import type { Campaign } from '@cangkir/core/claim';
import type { DrawActivity } from '@cangkir/core/draw';
import {
  createBargainCampaign,
  createCampaign,
  createCampaignPage,
  createCheckInCampaign,
  createCommunityActivity,
  createHome,
  createInvitation,
  createPack,
  createPackOrder,
  createRightsCard,
  createStoredValue,
  createVoucher,
  MEMORY_START,
} from '@cangkir/core/testing';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { slotMessagesOf } from '../../build/first-view/slot-messages.ts';
import { composeInMemory } from '../compose-in-memory.ts';
import { BargainHero } from '../features/bargain/bargain-hero.tsx';
import { PriceTicket } from '../features/bargain/price-ticket.tsx';
import { HeroBlock } from '../features/campaign-page/hero-block.tsx';
import { claimScreen } from '../features/claim/claim.screen.tsx';
import { drawScreen } from '../features/draw/draw.screen.tsx';
import { HomeFeed } from '../features/home/home-feed.tsx';
import { VoucherTicket } from '../features/vouchers/voucher-ticket.tsx';
import { i18n, loadNamespaces, showLanguage, startI18n } from '../i18n/i18n.ts';
import { createReader } from '../i18n/read-messages.ts';
import { createHashLocation } from '../navigation/use-hash-location.ts';
import { ProductProvider } from '../product-context.tsx';
import type { EarlyAnswer } from './early-answer.ts';
import { SLOTS, textsOf as textsOfAnswer } from './slots.ts';

const VALIDITIES: readonly CouponActivity[] = [
  {
    couponActiveType: VALIDITY_TYPE.fixed,
    couponStartDay: '2026-09-01',
    couponEndDay: '2026-09-30',
  },
  { couponActiveType: VALIDITY_TYPE.dynamic, activeDay: 1 },
  { couponActiveType: VALIDITY_TYPE.dynamic, activeDay: 14 },
  { couponActiveType: VALIDITY_TYPE.dynamic, activeDay: 1, effectiveDelayDays: 0 },
  { couponActiveType: VALIDITY_TYPE.dynamic, activeDay: 30, effectiveDelayDays: 6 },
];

const DAY = 24 * 60 * 60 * 1000;

/** One of each kind: in a group, with a value, with a plural. */
const READ_WORDS = [
  ['claim', 'days', { count: 1 }],
  ['claim', 'days', { count: 2 }],
  ['check-in', 'noStreak', {}],
  ['check-in', 'streak', { count: 1 }],
  ['check-in', 'streak', { count: 2 }],
  ['check-in', 'nextReward', { count: 3, reward: 'Kopi' }],
  ['rights-card', 'renewed', { moment: '1 Jan' }],
  ['rights-card', 'saving.body', { validity: '1' }],
  ['rights-card', 'unit.2', { count: 1 }],
  ['vouchers', 'minimum', { minimum: 'Rp1' }],
  ['vouchers', 'minimumProducts', { count: 1 }],
  ['vouchers', 'noMinimum', {}],
  ['vouchers', 'worth.ofFree', { amount: 'Rp1' }],
] as const;

/** The texts of an answer to one of the first requests. */
function textsOf(name: EarlyAnswer['name'], answer: unknown, language: Language, asked = {}) {
  return textsOfAnswer({ name, asked }, answer, language, slotMessagesOf(SLOTS, language));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: MEMORY_START });
});

afterEach(() => {
  vi.useRealTimers();
});

beforeAll(async () => {
  await startI18n('id');
  await loadNamespaces([
    'bargain',
    'check-in',
    'claim',
    'draw',
    'home',
    'login',
    'packs',
    'rights-card',
    'vouchers',
  ]);
});

function campaignWith(activity: CouponActivity): Campaign {
  const campaign = createCampaign('kopi-susu');
  return { ...campaign, coupon: { ...campaign.coupon, ...activity } };
}

/** The HTML of a screen at a route. */
async function render(route: string, screen: ReactNode): Promise<string> {
  const product = composeInMemory({ route });
  const { prelude } = await prerender(
    <ProductProvider product={product}>
      <Router {...createHashLocation(product.router)}>{screen}</Router>
    </ProductProvider>,
  );
  return new Response(prelude).text();
}

const answerWith = (data: unknown) => ({ code: 0, msg: '', data });

test.for(LANGUAGES.flatMap((language) => VALIDITIES.map((validity) => ({ language, validity }))))(
  'a campaign has the same texts before and in React: $language, $validity',
  async ({ language, validity }) => {
    const campaign = campaignWith(validity);
    await showLanguage(language);
    const slots = textsOf('campaign', answerWith(campaign), language) ?? {};

    expect(Object.keys(slots)).toEqual(['campaign', 'value', 'valueLabel', 'title', 'date']);
    const html = await render(
      ROUTES.getCoupons,
      <claimScreen.Screen view={{ step: 'ready', campaign }} send={() => {}} />,
    );
    for (const text of Object.values(slots)) expect(html).toContain(`>${text}`);
  },
);

test.for(LANGUAGES.flatMap((language) => [true, false].map((isFree) => ({ language, isFree }))))(
  'a voucher has the same texts before and in React: $language, free: $isFree',
  async ({ language, isFree }) => {
    const voucher = { ...createVoucher('voucher-1', MEMORY_START), isFree };
    await showLanguage(language);
    const slots = textsOf('voucher', answerWith(voucher), language) ?? {};

    expect(Object.keys(slots).sort()).toEqual(['title', 'value', isFree ? 'worth' : 'valueLabel']);
    const html = await render(
      ROUTES.couponDetail,
      <VoucherTicket voucher={voucher} size="large" />,
    );
    for (const text of Object.values(slots)) expect(html).toContain(text);
  },
);

test.for(LANGUAGES)('a draw has the same name before and in React: %s', async (language) => {
  const activity: DrawActivity = {
    activityState: ACTIVITY_STATE.inProgress,
    activityCode: 'roda',
    name: { id: 'Roda Gajian', en: 'Payday Wheel', zh: '发薪日转盘' },
    startsAt: MEMORY_START,
    endsAt: MEMORY_START + 1,
    sectors: [
      { id: 'coffee', label: { id: 'Kopi', en: 'Coffee', zh: '咖啡' }, prize: 'goods' },
      { id: 'nothing', label: { id: 'Zonk', en: 'Nothing', zh: '未中奖' }, prize: null },
    ],
    drawn: null,
    matchHistory: [],
  };
  await showLanguage(language);
  const slots = textsOf('drawActivity', answerWith(activity), language);

  expect(slots).toEqual({ name: activity.name[language] });
  const html = await render(
    ROUTES.luckDraw,
    <drawScreen.Screen view={{ step: 'ready', activity }} send={() => {}} />,
  );
  expect(html).toContain(`>${slots?.['name']}</h1>`);
});

test.for(LANGUAGES)(
  'a check-in campaign has the same name before and in React: %s',
  async (language) => {
    const campaign = createCheckInCampaign(MEMORY_START);
    await showLanguage(language);
    const slots = textsOf('checkInCampaign', answerWith(campaign), language);

    expect(slots?.['name']).toBe(campaign.name[language]);
  },
);

test('a payment has the same amount before and in React', () => {
  const due = {
    orderNumber: 'order-1',
    amount: 38_000,
    currencyCode: 'IDR',
    means: { kind: 'qris', code: '000201' },
    packId: null,
    expiresAt: MEMORY_START,
    progress: { kind: 'waiting' },
  };
  expect(textsOf('payment', answerWith(due), 'id')).toEqual({ amount: 'Rp38.000' });
});

test.each([
  ['a refusal', { code: 10000, msg: 'busy' }],
  ['data of another shape', { code: 0, msg: '', data: { coupon: { title: '<b>' } } }],
])('%s shows nothing', (_, answer) => {
  expect(textsOf('campaign', answer, 'id')).toBeNull();
});

const BARGAIN = createBargainCampaign(MEMORY_START);

test.for(LANGUAGES)('a bargain has the same texts before and in React: %s', async (language) => {
  await showLanguage(language);
  const [prize] = BARGAIN.prizes;
  if (prize === undefined) throw new Error('The campaign has no prize.');
  const campaign = { ...BARGAIN, prizes: [prize] };
  const slots = textsOf('bargain', answerWith(campaign), language) ?? {};

  expect(Object.keys(slots)).toEqual(['name', 'prize', 'price']);
  const html = await render(
    ROUTES.bargain,
    <BargainHero title={campaign.name[language]} prize={prize} note="">
      <PriceTicket
        prize={prize}
        cutTotal={0}
        priceLeft={prize.price}
        isCutting={false}
        isReached={false}
      />
    </BargainHero>,
  );
  for (const text of Object.values(slots)) expect(html).toContain(`>${text}<`);
});

test.for(LANGUAGES)(
  'an invitation has the same texts before and in React: %s',
  async (language) => {
    await showLanguage(language);
    const invitation = createInvitation();
    const { prize, cutTotal } = invitation;
    const slots = textsOf('bargainInvitation', answerWith({ invitation }), language) ?? {};

    expect(Object.keys(slots)).toEqual(['prize', 'price']);
    const html = await render(
      ROUTES.bargain,
      <PriceTicket
        prize={prize}
        cutTotal={cutTotal}
        priceLeft={30_000}
        isCutting={false}
        isReached={false}
      />,
    );
    for (const text of Object.values(slots)) expect(html).toContain(`>${text}<`);
  },
);

test('an invitation that has yet to begin has no texts', () => {
  expect(textsOf('bargainInvitation', answerWith({ startsAt: MEMORY_START }), 'id')).toEqual({});
});

test('a bargain whose prize is yet to be chosen has no price', () => {
  const [prize] = BARGAIN.prizes;
  const campaign = { ...BARGAIN, prizes: [prize, { ...prize, id: 'another' }] };
  expect(textsOf('bargain', answerWith(campaign), 'id')).toEqual({ name: BARGAIN.name.id });
});

test.for(LANGUAGES)('a banner has the same texts before and in React: %s', async (language) => {
  await showLanguage(language);
  const home = createHome(MEMORY_START);
  const slots = textsOf('home', answerWith(home), language) ?? {};

  expect(slots['bannerTitle']).toBe(home.banners[0]?.title[language]);
  const html = await render(ROUTES.home, <HomeFeed home={home} />);
  for (const text of Object.values(slots)) expect(html).toContain(`>${text}<`);
});

test.for(LANGUAGES)(
  'a campaign page has the same title before and in React: %s',
  async (language) => {
    await showLanguage(language);
    const page = createCampaignPage(MEMORY_START);
    const slots = textsOf('campaignPage', answerWith(page), language) ?? {};

    const hero = page.blocks.find((block) => block?.type === 'hero');
    if (hero === undefined) throw new Error('The page has no hero.');
    expect(slots).toEqual({ heroTitle: hero.title[language] });
    const html = await render(ROUTES.landing, <HeroBlock block={hero} page={page} />);
    expect(html).toContain(`>${slots['heroTitle']}</h1>`);
  },
);

test('a wallet shows first what can be used now', () => {
  const usable = { ...createVoucher('usable', MEMORY_START), isFree: true };
  const used = { ...createVoucher('used', MEMORY_START), usedAt: MEMORY_START };
  const vouchers = [used, usable];
  expect(textsOf('vouchers', answerWith({ vouchers }), 'id')).toEqual({
    value: [expect.any(String)],
    valueLabel: [''],
    worth: [expect.any(String)],
    title: [usable.title.id],
    details: ['Min. belanja 2 produk & Rp40.000'],
    ready: '1',
  });
});

test('a pack shows its name and price', () => {
  const pack = createPack(MEMORY_START);
  expect(textsOf('pack', answerWith(pack), 'zh')).toEqual({
    packTitle: pack.title.zh,
    packPrice: 'Rp60.000',
  });
});

test('an order says that it is paid, if it is', async () => {
  await showLanguage('en');
  const order = createPackOrder(MEMORY_START);
  const texts = (isPaid: boolean) =>
    textsOf('packOrder', answerWith({ order: { ...order, isPaid }, pack: null }), 'en');
  expect(texts(true)).toEqual({
    paid: i18n.t('order.paid', { ns: 'packs' }),
    paidBody: i18n.t('order.body', { ns: 'packs' }),
  });
  expect(texts(false)).toEqual({});
});

test('a running check-in campaign shows the streak and what it leads to', () => {
  const campaign = createCheckInCampaign(MEMORY_START);
  const texts = (changed: object) =>
    textsOf('checkInCampaign', answerWith({ ...campaign, ...changed }), 'en');
  expect(texts({ checkIns: [MEMORY_START] })).toMatchObject({ streak: 'First day' });
  expect(texts({ checkIns: [] })).toMatchObject({
    streak: 'Start your streak',
    nextReward: expect.stringContaining(campaign.rewards[0]?.name.en ?? '?'),
  });
  expect(texts({ checkIns: [], rewards: [] })).toMatchObject({ nextReward: undefined });
  expect(texts({ startsAt: MEMORY_START + 1 })).toEqual({ name: campaign.name.en });
});

test('a member card shows what a purchase or a renewal brings', () => {
  const card = createRightsCard();
  const gain = (period: object | null) =>
    textsOf('rightsCard', answerWith({ ...card, period }), 'id');
  expect(gain(null)).toEqual({
    cardTitle: card.title.id,
    gain: 'Dalam 1 bulan, kalau semua keuntungan dipakai.',
  });
  const end = MEMORY_START + DAY;
  expect(gain({ start: MEMORY_START, end })?.['gain']).toMatch(/^Perpanjang sekarang, aktif/);
});

test.for(LANGUAGES)('reads messages as i18next does: %s', async (language) => {
  await showLanguage(language);
  for (const [namespace, key, values] of READ_WORDS) {
    const read = createReader(slotMessagesOf(SLOTS, language)[namespace] ?? {}, language);
    expect(read(key, values)).toBe(i18n.t(key, { ...values, ns: namespace }));
  }
});

test('takes the general form of a plural on a phone that does not know the language', () => {
  const read = createReader({ days: { other: '{{count}} days' } }, 'en');
  expect(read('days', { count: 1 })).toBe('1 days');
});

test('a member, a balance, an activity and a year in review have their few texts', () => {
  expect(textsOf('account', answerWith({ name: 'Ayu', credits: [] }), 'id')).toEqual({
    memberName: 'Ayu',
    points: '0',
  });
  const storedValue = { ...createStoredValue(MEMORY_START), balance: 50_000 };
  expect(textsOf('storedValue', answerWith(storedValue), 'id')).toEqual({ balance: 'Rp50.000' });
  const drinks = [{ productId: 'latte', name: { id: 'a', en: 'a', zh: 'a' }, taste: 'latte' }];
  const activity = createCommunityActivity('latte-art', MEMORY_START);
  expect(textsOf('communityActivity', answerWith(activity), 'en')).toEqual({
    name: activity.name.en,
    detail: activity.detail.en,
  });
  const orders = [{ paidAt: MEMORY_START, drinks }];
  const year = (answer: object) =>
    textsOf('annualSummary', answerWith(answer), 'id', { year: '2025' });
  expect(year({ orders })).toEqual({ year: '2025' });
  expect(year({ orders: [] })).toEqual({});
});
