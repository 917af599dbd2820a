import { expect, test } from 'vitest';
import { RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { DAY_MS } from '../../platform/clock/durations.ts';
import { parsePhone } from '../../rules/phone/phone.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { openPage } from '../../testing/open-page.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import {
  createMemoryPrizeFormGateway,
  createPrizeForm,
  MEMORY_RECIPIENT,
} from './prize-form.memory.ts';
import { prizeFormPage } from './prize-form.page.ts';
import type { PrizeFormEvent, PrizeFormPorts } from './prize-form.types.ts';
import { BLANK_DRAFT } from './prize-form-draft.ts';

const PRIZE = createPrizeForm('draw-1', MEMORY_START).prize;
const SENT = { recipient: MEMORY_RECIPIENT, sentAt: MEMORY_START };
const UNREACHABLE = { message: 'unreachable', next: 'retry', code: null };

const FORM = {
  prize: PRIZE,
  market: 'ID',
  closesAt: MEMORY_START + 5 * DAY_MS,
  typed: MEMORY_RECIPIENT,
  fieldProblems: {},
  problem: null,
  isBusy: false,
};

type Gateway = ReturnType<typeof createMemoryPrizeFormGateway>;

/** The view after events, on a completed form. */
async function show(
  events: readonly PrizeFormEvent['type'][] = [],
  script: (calls: Gateway['calls']) => void = () => {},
) {
  const clock = createVirtualClock(MEMORY_START);
  const { prizeForms, calls } = createMemoryPrizeFormGateway(clock, MEMORY_START);
  script(calls);
  const ports: PrizeFormPorts = {
    prizeForms,
    clock,
    random: createSeededRandom(1),
    phones: { parse: async (typed, market) => parsePhone(typed, market) },
  };
  const draft = { ...BLANK_DRAFT, typed: MEMORY_RECIPIENT };
  const page = openPage(prizeFormPage, ports, clock, { key: 'draw-1', draft });
  await page.start();
  let before = page.view();
  for (const type of events) {
    if (type !== 'SUBMIT' && type !== 'CONFIRM') continue;
    const sent = page.send({ type });
    before = page.view();
    await sent;
  }
  await clock.advance(10_000);
  return { before, view: page.view(), route: page.routeName() };
}

test('shows a form until it closes', async () => {
  const { view, route } = await show();
  expect(view).toEqual({ step: 'filling', ...FORM });
  expect(route).toBe('prizeForm');
});

test('is busy during the check, then asks in the dialog over the form', async () => {
  const { before, view, route } = await show(['SUBMIT']);
  expect(before).toMatchObject({ step: 'filling', isBusy: true });
  expect(view).toEqual({ step: 'confirm', ...FORM, recipient: MEMORY_RECIPIENT });
  expect(route).toBe('prizeForm');
});

test('shows what is sent, then that it was sent and when it ships', async () => {
  const { before, view, route } = await show(['SUBMIT', 'CONFIRM']);
  expect(before).toEqual({ step: 'sending', prize: PRIZE, recipient: MEMORY_RECIPIENT });
  expect(view).toEqual({
    step: 'sent',
    prize: PRIZE,
    ...SENT,
    // Fifteen working days from Saturday, 21 November.
    shippedBy: Date.UTC(2026, 11, 11, 6),
    wasFirst: false,
  });
  expect(route).toBe('prizeFormSuccess');
});

test('marks a recipient that another tab sent', async () => {
  const { view } = await show(['SUBMIT', 'CONFIRM'], ({ send }) =>
    send.next({ kind: 'answered', value: { code: 30007, sent: SENT } }),
  );
  expect(view).toMatchObject({ step: 'sent', ...SENT, wasFirst: true });
});

test('offers to retry an unanswered recipient', async () => {
  const { view, route } = await show(['SUBMIT', 'CONFIRM'], ({ send }) =>
    send.always({ kind: 'lost' }),
  );
  expect(view).toEqual({
    step: 'unsettled',
    prize: PRIZE,
    recipient: MEMORY_RECIPIENT,
    problem: UNREACHABLE,
  });
  expect(route).toBe('prizeForm');
});

test('shows a refusal at the form', async () => {
  const { view } = await show(['SUBMIT', 'CONFIRM'], ({ send }) =>
    send.next({ kind: 'refused', code: RESPONSE_CODE.signatureOld }),
  );
  expect(view).toMatchObject({ step: 'filling', problem: { message: 'clockWrong' } });
});

test('shows that there is nothing to do, and where to go', async () => {
  const form = createPrizeForm('draw-1', MEMORY_START);
  const found = async (value: typeof form) =>
    (await show([], ({ find }) => find.always({ kind: 'answered', value }))).view;
  const voucher = {
    name: { id: 'Voucher', en: 'Voucher', zh: '优惠券' },
    kind: 'voucher',
  } as const;
  expect(await found({ ...form, wonAt: 0 })).toEqual({ step: 'closed', next: 'home' });
  expect(await found({ ...form, prize: null })).toEqual({ step: 'lost', next: 'home' });
  expect(await found({ ...form, prize: voucher })).toEqual({ step: 'inWallet', next: 'vouchers' });
});
