import type { VoucherValidity } from '@cangkir/core';
import { LANGUAGES, ROUTES } from '@cangkir/core';
import type { DrawActivity } from '@cangkir/core/draw';
import {
  createCampaign,
  createCheckInCampaign,
  createVoucher,
  MEMORY_START,
} from '@cangkir/core/testing';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { beforeAll, expect, test } from 'vitest';
import { Router } from 'wouter';
import { composeInMemory } from '../compose-in-memory.ts';
import { claimScreen } from '../features/claim/claim.screen.tsx';
import { drawScreen } from '../features/draw/draw.screen.tsx';
import { VoucherTicket } from '../features/vouchers/voucher-ticket.tsx';
import { loadNamespaces, showLanguage, startI18n } from '../i18n/i18n.ts';
import { createHashLocation } from '../navigation/use-hash-location.ts';
import { ProductProvider } from '../product-context.tsx';
import { FIRST_REQUESTS } from './first-requests.ts';

const VALIDITIES: readonly VoucherValidity[] = [
  {
    effectiveTimeType: 'FIX_TIME',
    effectiveStartTime: Date.UTC(2026, 8, 1),
    effectiveEndTime: Date.UTC(2026, 9, 1),
  },
  { effectiveTimeType: 'AFTER_ACTIVE_IMMEDIATELY', effectiveDuration: 2, effectiveDurationType: 2 },
  { effectiveTimeType: 'AFTER_ACTIVE_IMMEDIATELY', effectiveDuration: 1, effectiveDurationType: 4 },
  {
    effectiveTimeType: 'AFTER_ACTIVE_DELAY',
    effectiveDelayDays: 0,
    effectiveDuration: 1,
    effectiveDurationType: 1,
  },
  {
    effectiveTimeType: 'AFTER_ACTIVE_DELAY',
    effectiveDelayDays: 6,
    effectiveDuration: 30,
    effectiveDurationType: 3,
  },
];

const [getCoupons] = FIRST_REQUESTS.getCoupons ?? [];
const [luckDraw] = FIRST_REQUESTS.luckDraw ?? [];
const [checkIn] = FIRST_REQUESTS.checkIn ?? [];
const [payment] = FIRST_REQUESTS.qris ?? [];
const [couponDetail] = FIRST_REQUESTS.couponDetail ?? [];

beforeAll(async () => {
  await startI18n('id');
  await loadNamespaces(['claim', 'login', 'vouchers', 'draw']);
});

function campaignWith(validity: VoucherValidity) {
  const campaign = createCampaign('kopi-susu');
  return { ...campaign, voucher: { ...campaign.voucher, validity } };
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
  'a campaign has the same texts before and in React: $language, $validity.effectiveTimeType',
  async ({ language, validity }) => {
    const campaign = campaignWith(validity);
    await showLanguage(language);
    const slots = getCoupons?.slots(answerWith(campaign), language) ?? {};

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
    const slots = couponDetail?.slots(answerWith(voucher), language) ?? {};

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
  const slots = luckDraw?.slots(answerWith(activity), language);

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
    const slots = checkIn?.slots(answerWith(campaign), language);

    expect(slots).toEqual({ name: campaign.name[language] });
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
  expect(payment?.slots(answerWith(due), 'id')).toEqual({ amount: 'Rp38.000' });
});

test.each([
  ['a refusal', { code: 10000, msg: 'busy' }],
  ['data of another shape', { code: 0, msg: '', data: { voucher: { title: '<b>' } } }],
])('%s shows nothing', (_, answer) => {
  expect(getCoupons?.slots(answer, 'id')).toBeNull();
});
