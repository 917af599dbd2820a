import {
  createApiClient,
  createPagePorts,
  createScreenGateways,
  ENDPOINTS,
  type Exchange,
} from '@cangkir/api';
import { type Documented, EXAMPLE_NOON } from '@cangkir/api/contract';
import {
  type CouponActivity,
  LANGUAGES,
  type Language,
  type Query,
  RESPONSE_CODE,
  ROUTE_NAMES,
  ROUTES,
  type RouteName,
  sha256Hex,
  VALIDITY_TYPE,
} from '@cangkir/core';
import { DAY_MS } from '@cangkir/core/durations';
import {
  createBargainCampaign,
  createCampaign,
  createCheckInCampaign,
  createMemoryWorld,
  createPackOrder,
  createPayment,
  createRightsCard,
  createVirtualClock,
  createVoucher,
  LATTE,
  linkTo,
} from '@cangkir/core/testing';
import { ToastProvider } from '@cangkir/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { earlyRequests } from '../../build/first-view/early-requests.ts';
import { slotMessagesOf } from '../../build/first-view/slot-messages.ts';
import { composeInMemory } from '../compose-in-memory.ts';
import { bargainSlots } from '../features/bargain/bargain.slots.ts';
import { walletSlots } from '../features/vouchers/vouchers.slots.ts';
import { ConfirmProvider } from '../frame/confirm.tsx';
import { SkeletonScreen } from '../frame/loading-screen.tsx';
import type { Reads } from '../frame/reads.ts';
import type { Slots, SlotTexts } from '../frame/slots.ts';
import { i18n, loadNamespaces, showLanguage, startI18n } from '../i18n/i18n.ts';
import { createReader } from '../i18n/read-messages.ts';
import { createHashLocation } from '../navigation/use-hash-location.ts';
import { type Product, ProductProvider } from '../product-context.tsx';
import { ScreenSwitch } from '../screen-switch.tsx';
import { screenAt } from '../screens.ts';
import { pageRead } from './early-page.ts';
import type { EarlyRequest } from './early-request.ts';
import { SLOT_FILES } from './slot-files.ts';
import { isNotFound, SLOTS, textsOf } from './slots.ts';

type Ask = keyof Reads;

type AnswerOf<Name extends Ask> = Documented<(typeof ENDPOINTS)[Name]>['example']['output'];

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
  ['rights-card', 'points.inTheApp', { count: 1, points: '1', version: '3.3.0' }],
  ['vouchers', 'minimum', { minimum: 'Rp1' }],
  ['vouchers', 'minimumProducts', { count: 1 }],
  ['vouchers', 'minimumBoth', { products: '1', price: 'Rp1' }],
  ['vouchers', 'noMinimum', {}],
  ['vouchers', 'worth.ofFree', { amount: 'Rp1' }],
] as const;

/** What the API says of each endpoint, by its name. */
const DOCUMENTED = new Map(
  Object.values(
    import.meta.glob<{ readonly CONTRACT: Readonly<Record<string, Documented>> }>(
      '../../../../packages/api/src/*.contract.ts',
      { eager: true },
    ),
  ).flatMap(({ CONTRACT }) => Object.entries(CONTRACT)),
);

const VALIDITIES: readonly CouponActivity[] = [
  { couponActiveType: VALIDITY_TYPE.dynamic, activeDay: 1 },
  { couponActiveType: VALIDITY_TYPE.dynamic, activeDay: 14 },
  { couponActiveType: VALIDITY_TYPE.dynamic, activeDay: 1, effectiveDelayDays: 0 },
  { couponActiveType: VALIDITY_TYPE.dynamic, activeDay: 30, effectiveDelayDays: 6 },
];

const CAMPAIGN = createCampaign('kopi-susu');
const CHECK_IN = createCheckInCampaign(EXAMPLE_NOON);
const BARGAIN = createBargainCampaign(EXAMPLE_NOON);
const VOUCHER = createVoucher('voucher-1', EXAMPLE_NOON);
const ORDER = createPackOrder(EXAMPLE_NOON);

/** One voucher that was used, one that can be, and one that can be later. */
const WALLET = {
  vouchers: [
    { ...VOUCHER, id: 'used', usedAt: EXAMPLE_NOON },
    { ...VOUCHER, isFree: true },
    {
      ...VOUCHER,
      id: 'later',
      title: { ...VOUCHER.title, id: 'Nanti' },
      claimedAt: EXAMPLE_NOON + DAY_MS,
    },
  ],
};

/** Answers that lead to other texts than the example of the API does. */
const OTHER_ANSWERS: { readonly [Name in Ask]?: readonly AnswerOf<Name>[] } = {
  annualSummary: [{ orders: [] }],
  bargain: [{ ...BARGAIN, prizes: BARGAIN.prizes.slice(0, 1) }],
  bargainInvitation: [{ startsAt: EXAMPLE_NOON + 1 }],
  campaign: VALIDITIES.map((validity) => ({
    ...CAMPAIGN,
    coupon: { ...CAMPAIGN.coupon, ...validity },
  })),
  checkInCampaign: [
    CHECK_IN,
    { ...CHECK_IN, rewards: [] },
    { ...CHECK_IN, startsAt: EXAMPLE_NOON + 1 },
  ],
  packOrder: [
    { order: { ...ORDER, isPaid: false }, pack: null },
    { order: { ...ORDER, isPaid: true }, pack: null },
  ],
  payment: [
    createPayment(EXAMPLE_NOON + DAY_MS),
    ...[{ packId: ORDER.packId }, { isRightsCard: true }].map((product) => ({
      ...createPayment(EXAMPLE_NOON, product),
      progress: { kind: 'paid', paidAt: EXAMPLE_NOON } as const,
    })),
  ],
  rightsCard: [createRightsCard(), { ...createRightsCard(), points: 1 }],
  voucher: [true, false].map((isFree) => ({ ...VOUCHER, isFree })),
  vouchers: [WALLET],
};

/** A link that sends a first request. */
interface Opening {
  readonly ask: Ask;
  /** The data of the request. */
  readonly asked: Query;
  readonly link: string;
}

const REQUESTS = earlyRequests();

/** A link for each first request that slots wait for. */
function openingsOf(slots: Slots): readonly Opening[] {
  return ROUTE_NAMES.flatMap((name) =>
    (REQUESTS[name] ?? [])
      .filter(({ ask }) => ask === slots.ask)
      .map((request) => openingOf(name, request)),
  );
}

/** What the link has to say is in the request of the API's example. */
function openingOf(name: RouteName, { ask, with: data = {} }: EarlyRequest): Opening {
  const input = new Map(Object.entries(DOCUMENTED.get(ask)?.example.input ?? {}));
  const asked: Record<string, string> = {};
  const parameters: Record<string, string> = {};
  for (const [field, value] of Object.entries(data)) {
    const isParameter = value.startsWith(':');
    asked[field] = isParameter ? String(input.get(field)) : value;
    if (isParameter) parameters[value.slice(1)] = asked[field];
  }
  return { ask, asked, link: linkTo(ROUTES[name], parameters) };
}

const MEMBER = { token: 'token', userInfo: { id: 'member', phone: '+6281200000000' } };

/** What was drawn, by what it was drawn for: many slots are on one screen. */
const drawn = new Map<string, Promise<string>>();

function drawnOnce(key: readonly unknown[], draw: () => Promise<string>): Promise<string> {
  const name = JSON.stringify(key);
  const html = drawn.get(name) ?? draw();
  drawn.set(name, html);
  return html;
}

/** What a link shows a member before its screen. */
async function skeletonAt(link: string): Promise<string> {
  const screen = await screenAt(link).load();
  const product = composeInMemory({ route: link });
  product.app.session.global.set(MEMBER);
  return render(product, <SkeletonScreen {...screen} />);
}

/** The screen that a link opens for a member. Every request gets the example of the API, except one. */
async function screenOf(
  { ask, link }: Opening,
  answer: unknown,
  language: Language,
): Promise<string> {
  const world = createMemoryWorld({ clock: createVirtualClock(EXAMPLE_NOON) });
  const client = createApiClient({
    exchange: exchangeWith(ask, answer),
    token: () => '',
    sourceId: () => '',
    language: () => language,
    hash: sha256Hex,
    clock: world.clock,
    random: world.random,
  });
  const platform = {
    ...composeInMemory({ route: link }),
    device: { identify: async () => 'browser-1' },
  };
  const pages = createPagePorts(client, platform, { load: async () => {} });
  const product = {
    ...composeInMemory({ route: link, world, pages }),
    gateways: createScreenGateways(client),
  };
  product.app.session.global.set(MEMBER);
  await showLanguage(language);
  const screen = await screenAt(link).load();
  product.app.start();
  await pageRead(product.app, world.clock, screen.readAhead?.(product));
  return render(product, <ScreenSwitch />);
}

function exchangeWith(ask: Ask, answer: unknown): Exchange {
  return ({ path }) => {
    const [name = ''] =
      Object.entries(ENDPOINTS).find(([, endpoint]) => endpoint.path === path.split('?')[0]) ?? [];
    const data = name === ask ? answer : DOCUMENTED.get(name)?.example.output;
    const body = JSON.stringify(answerWith(data));
    return { answer: Promise.resolve({ status: 200, date: null, body }), cancel() {} };
  };
}

const answerWith = (data: unknown) => ({ code: 0, msg: '', data });

async function render(product: Product, screen: ReactNode): Promise<string> {
  const { prelude } = await prerender(
    <ProductProvider product={product}>
      <Router {...createHashLocation(product.router)}>
        <ToastProvider>
          <ConfirmProvider>{screen}</ConfirmProvider>
        </ToastProvider>
      </Router>
    </ProductProvider>,
  );
  return new Response(prelude).text();
}

/** The texts of elements, as HTML. React parts those of one element by comments. */
function textsIn(html: string): ReadonlySet<string> {
  const texts = html.replaceAll('<!-- -->', '').split(/<[^>]*>/);
  return new Set(texts.map((text) => text.trim()));
}

/** The texts of one slot at a link. */
interface Write {
  readonly slot: string;
  readonly link: string;
  /** Those that the screen does not show, once it is there. */
  readonly lost: readonly string[];
}

/** What some slots write from one answer, and what becomes of it. */
async function writesOf(
  slots: Slots,
  opening: Opening,
  answer: unknown,
  language: Language,
): Promise<readonly Write[]> {
  const isExample = answer === DOCUMENTED.get(opening.ask)?.example.output;
  const key = [opening.link, language, ...(isExample ? [] : [opening.ask, answer])];
  const shown = textsIn(await drawnOnce(key, () => screenOf(opening, answer, language)));
  return Object.entries(textsFrom(slots, opening.asked, answer, language)).map(
    ([slot, texts = []]) => ({
      slot,
      link: opening.link,
      lost: [texts]
        .flat()
        .filter((text) => text !== undefined)
        .filter((text) => !shown.has(renderToStaticMarkup(text))),
    }),
  );
}

function textsFrom(slots: Slots, asked: Query, answer: unknown, language: Language): SlotTexts {
  const early = { name: slots.ask, asked };
  const messages = slotMessagesOf([slots], language);
  return textsOf(early, answerWith(answer), language, messages, [slots]) ?? {};
}

const WRITERS = Object.entries(SLOT_FILES).flatMap(([path, exports]) =>
  Object.entries(exports).map(([name, slots]) => ({
    name,
    file: path.replace('..', 'apps/h5/src'),
    folder: path.split('/').at(-2),
    slots,
  })),
);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: EXAMPLE_NOON });
});

afterEach(() => {
  vi.useRealTimers();
});

beforeAll(async () => {
  await startI18n('id');
  await loadNamespaces(['check-in', 'claim', 'rights-card', 'vouchers']);
});

test.for(WRITERS.flatMap((writer) => LANGUAGES.map((language) => ({ ...writer, language }))))(
  '$name write what React shows then: $language',
  async ({ file, folder, name, slots, language }) => {
    const example = DOCUMENTED.get(slots.ask)?.example.output;
    // Answers differ in data, languages in words: each varies alone.
    const answers = [example, ...(language === 'id' ? (OTHER_ANSWERS[slots.ask] ?? []) : [])];
    const writes: Write[] = [];
    const placed: Write[] = [];
    for (const opening of openingsOf(slots)) {
      const skeleton = await drawnOnce([opening.link], () => skeletonAt(opening.link));
      for (const answer of answers) {
        const written = await writesOf(slots, opening, answer, language);
        writes.push(...written);
        placed.push(...written.filter(({ slot }) => skeleton.includes(` data-slot="${slot}"`)));
      }
    }
    const isBeside = ({ link }: Write) => screenAt(link).messages.some((own) => own === folder);
    const written = new Set(writes.map(({ slot }) => slot));
    const found = new Set(placed.filter(isBeside).map(({ slot }) => slot));

    expect(
      written.size,
      `${file}: ${name} write nothing. No line of apps/h5/src/screens.ts asks ${slots.ask} first, or its example in packages/api/src/*.contract.ts has no text for it.`,
    ).toBeGreaterThan(0);
    expect(
      [...written].filter((slot) => !found.has(slot)),
      `${file}: ${name} write slots that no skeleton beside the file has. Add their data-slot there, or take them out of the file and of the type of the slots.`,
    ).toEqual([]);
    expect(
      placed.filter(({ lost }) => lost.length > 0),
      `${file}: ${name} write texts that the screen does not show then. Let both take them from one function.`,
    ).toEqual([]);
  },
);

test.each([
  ['a refusal', { code: 10000, msg: 'busy' }],
  ['data of another shape', answerWith({ coupon: { title: '<b>' } })],
])('%s shows nothing', (_, answer) => {
  const messages = slotMessagesOf(SLOTS, 'id');
  expect(textsOf({ name: 'campaign', asked: {} }, answer, 'id', messages)).toBeNull();
});

test.each([
  ['nothing there', { code: RESPONSE_CODE.notFound, msg: 'not found' }, true],
  ['a refusal', { code: RESPONSE_CODE.serverBusy, msg: 'busy' }, false],
  ['a campaign', answerWith(CAMPAIGN), false],
  ['no answer of the backend', '<html>', false],
])('knows that an address names nothing by %s', (_, answer, isExpected) => {
  expect(isNotFound({ name: 'campaign' }, answer)).toBe(isExpected);
});

test('a wallet writes what can be used now, then what can be later, each in its section', () => {
  const { title } = textsFrom(walletSlots, {}, WALLET, 'id');
  expect(title).toEqual([VOUCHER.title.id, undefined, undefined, 'Nanti', undefined, undefined]);
});

test('a bargain whose prize is yet to be chosen has no price', () => {
  const campaign = { ...BARGAIN, prizes: [LATTE, { ...LATTE, id: 'another' }] };
  expect(textsFrom(bargainSlots, {}, campaign, 'id')).toEqual({
    name: BARGAIN.name.id,
  });
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
