import { describe, expect, test } from 'vitest';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
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

const DRAW_ID = 'draw-1';

const LOST = { kind: 'lost' } as const;
const TOKEN_REFUSED = { kind: 'refused', code: RESPONSE_CODE.tokenInvalid } as const;
const NOT_FOUND = { kind: 'refused', code: RESPONSE_CODE.notFound } as const;

const FILL_IN: readonly PrizeFormEvent[] = [
  { type: 'TYPE', field: 'name', text: ' Penerima Hadiah' },
  { type: 'TYPE', field: 'phone', text: '0812 3456 7890' },
  { type: 'TYPE', field: 'address', text: 'Jalan Melati 12, Bandung 40115' },
];

function createWorld(wonAt = MEMORY_START) {
  const clock = createVirtualClock(MEMORY_START);
  return { clock, random: createSeededRandom(1), ...createMemoryPrizeFormGateway(clock, wonAt) };
}

type World = ReturnType<typeof createWorld>;

interface Page {
  readonly draft?: unknown;
  readonly ports?: Partial<PrizeFormPorts>;
}

/** The form of a freshly loaded page, for a member by default. */
async function open(world: World = createWorld(), { draft = null, ports }: Page = {}) {
  const { clock, random, prizeForms, calls } = world;
  const memoryPorts: PrizeFormPorts = {
    prizeForms,
    clock,
    random,
    phones: { parse: async (typed, market) => parsePhone(typed, market) },
  };
  const page = openPage(prizeFormPage, { ...memoryPorts, ...ports }, clock, {
    key: DRAW_ID,
    draft,
  });
  await page.start();
  return {
    ...page,
    world,
    clock,
    calls,
    asked: () => page.emitted.map(({ type }) => type),
    problem: () => page.context().problem?.message ?? null,
    /** Fills in the form and confirms it. */
    sendIn: () => page.send(...FILL_IN, { type: 'SUBMIT' }, { type: 'CONFIRM' }),
    /** Reloads the page with its draft. */
    async reload() {
      page.stop();
      return open(world, { draft: page.draft() });
    },
  };
}

test('sends the form of a winner once, after confirmation', async () => {
  const { world, send, state, context, calls, clock, isBusy } = await open();
  expect(state()).toEqual({ filling: 'editing' });
  await send(...FILL_IN, { type: 'SUBMIT' });
  expect(state()).toEqual({ filling: 'confirming' });
  expect(context().recipient).toEqual(MEMORY_RECIPIENT);
  expect(calls.send.asked).toEqual([]);
  await clock.advance(60_000);
  await send({ type: 'CONFIRM' }, { type: 'CONFIRM' });
  expect(state()).toBe('sent');
  expect(isBusy()).toBe(false);
  expect(calls.send.asked.map(({ request }) => request)).toEqual([
    { drawId: DRAW_ID, recipient: MEMORY_RECIPIENT },
  ]);
  expect(world.sent).toHaveLength(1);
  expect(context().form).toEqual({
    ...createPrizeForm(DRAW_ID, MEMORY_START),
    sent: { recipient: MEMORY_RECIPIENT, sentAt: MEMORY_START + 60_000 },
  });
});

test('deletes personal data once it is sent', async () => {
  const { sendIn, draft, context } = await open();
  await sendIn();
  expect(draft()).toBeNull();
  expect(context()).toMatchObject({ ...BLANK_DRAFT, fieldProblems: {}, problem: null });
});

test('shows what was sent as read-only', async () => {
  const first = await open();
  await first.sendIn();
  const { state, send, calls, context } = await first.reload();
  expect(state()).toBe('sent');
  await send(...FILL_IN, { type: 'SUBMIT' }, { type: 'CONFIRM' }, { type: 'RETRY' });
  expect(state()).toBe('sent');
  expect(calls.send.asked).toHaveLength(1);
  expect(context().form.sent?.recipient).toEqual(MEMORY_RECIPIENT);
});

describe('the dialog', () => {
  test('when cancelled leads back to the input, and a change there is sent', async () => {
    const { send, state, context, calls } = await open();
    await send(...FILL_IN, { type: 'SUBMIT' }, { type: 'CANCEL' });
    expect(state()).toEqual({ filling: 'editing' });
    expect(context().typed.name).toBe(' Penerima Hadiah');
    expect(calls.send.asked).toEqual([]);
    await send({ type: 'TYPE', field: 'name', text: 'Nama Lain' });
    await send({ type: 'SUBMIT' }, { type: 'CONFIRM' });
    expect(calls.send.asked[0]?.request.recipient.name).toBe('Nama Lain');
  });

  test('opens only if everything is valid', async () => {
    const { send, state, calls } = await open();
    await send({ type: 'CONFIRM' });
    expect(state()).toEqual({ filling: 'editing' });
    expect(calls.send.asked).toEqual([]);
  });
});

describe('an invalid input', () => {
  test('is shown at its field until the user types there', async () => {
    const { send, state, context } = await open();
    await send({ type: 'TYPE', field: 'phone', text: '021 555 0123' }, { type: 'SUBMIT' });
    expect(state()).toEqual({ filling: 'editing' });
    expect(context().fieldProblems).toEqual({
      name: { kind: 'missing' },
      phone: { kind: 'invalid' },
      address: { kind: 'missing' },
    });
    await send({ type: 'TYPE', field: 'phone', text: '0812' });
    expect(context().fieldProblems).toEqual({
      name: { kind: 'missing' },
      address: { kind: 'missing' },
    });
    await send(...FILL_IN, { type: 'SUBMIT' });
    expect(state()).toEqual({ filling: 'confirming' });
    expect(context().fieldProblems).toEqual({});
  });

  test('depends on the country of delivery for the phone', async () => {
    const world = createWorld();
    const value = { ...createPrizeForm(DRAW_ID, MEMORY_START), market: 'SG' as const };
    world.calls.find.always({ kind: 'answered', value });
    const { send, state, context } = await open(world);
    await send(...FILL_IN, { type: 'SUBMIT' });
    expect(context().fieldProblems).toEqual({ phone: { kind: 'invalid' } });
    await send({ type: 'TYPE', field: 'phone', text: '8123 4567' }, { type: 'SUBMIT' });
    expect(state()).toEqual({ filling: 'confirming' });
    expect(context().recipient.phone).toBe('+6581234567');
  });

  test('keeps everything if the phone cannot be checked, and can be retried', async () => {
    let tries = 0;
    const { send, state, problem, context } = await open(createWorld(), {
      ports: {
        phones: {
          async parse(typed, market) {
            tries += 1;
            if (tries === 1) throw new Error('The metadata was not loaded.');
            return parsePhone(typed, market);
          },
        },
      },
    });
    await send(...FILL_IN, { type: 'SUBMIT' });
    expect(state()).toEqual({ filling: 'editing' });
    expect(problem()).toBe('phoneCheckUnavailable');
    expect(context().problem?.next).toBe('retry');
    await send({ type: 'TYPE', field: 'name', text: 'Nama Lain' });
    expect(problem()).toBeNull();
    await send({ type: 'SUBMIT' });
    expect(state()).toEqual({ filling: 'confirming' });
  });

  test('is unknown during the check, and input in the meantime is kept', async () => {
    const { send, state, context, isBusy } = await open();
    await send(...FILL_IN);
    const checked = send({ type: 'SUBMIT' });
    expect(state()).toEqual({ filling: 'checking' });
    expect(isBusy()).toBe(true);
    await Promise.all([checked, send({ type: 'TYPE', field: 'name', text: 'Nama Lain' })]);
    expect(state()).toEqual({ filling: 'editing' });
    expect(context().typed.name).toBe('Nama Lain');
  });
});

describe('the five days', () => {
  test('end while the form is open, to the millisecond', async () => {
    const { clock, send, state, draft, calls } = await open();
    await send(...FILL_IN, { type: 'SUBMIT' });
    await clock.advance(5 * DAY_MS - 1);
    expect(state()).toEqual({ filling: 'confirming' });
    await clock.advance(1);
    expect(state()).toBe('closed');
    await send({ type: 'CONFIRM' });
    expect(calls.send.asked).toEqual([]);
    expect(draft()).toBeNull();
  });

  test.each([
    [5 * DAY_MS, 'closed'],
    [5 * DAY_MS - 1, { filling: 'editing' }],
  ])('of a prize that was won %i ms ago', async (ago, value) => {
    const { state } = await open(createWorld(MEMORY_START - ago));
    expect(state()).toEqual(value);
  });

  test('end by the backend’s clock too', async () => {
    const { calls, sendIn, state, draft } = await open();
    calls.send.next({ kind: 'answered', value: { code: 30005 } });
    await sendIn();
    expect(state()).toBe('closed');
    expect(draft()).toBeNull();
  });
});

describe('there is nothing to send', () => {
  test.each([
    ['of a draw that won nothing', null],
    ['of a voucher, which is in the wallet', 'voucher'],
  ] as const)('%s', async (_, kind) => {
    const world = createWorld();
    const form = createPrizeForm(DRAW_ID, MEMORY_START);
    const prize = kind && { name: { id: 'Voucher', en: 'Voucher', zh: '优惠券' }, kind };
    world.calls.find.always({ kind: 'answered', value: { ...form, prize } });
    const { state, draft } = await open(world, {
      draft: { ...BLANK_DRAFT, typed: MEMORY_RECIPIENT },
    });
    expect(state()).toBe('nothingToSend');
    expect(draft()).toBeNull();
  });

  test('if the draw is gone when the recipient is sent, and the input is deleted', async () => {
    const { calls, sendIn, state, draft } = await open();
    calls.send.next(NOT_FOUND);
    await sendIn();
    expect([state(), draft()]).toEqual(['notFound', null]);
  });
});

describe('a login', () => {
  test.each([
    ['by its code', { kind: 'answered', value: { code: 30011 } }, ['loginRequired']],
    ['by refusing the token', TOKEN_REFUSED, ['sessionEnded', 'loginRequired']],
  ] as const)('that the backend requires %s loses no input', async (_, outcome, events) => {
    const { calls, sendIn, reload, state, asked, draft } = await open();
    calls.send.next(outcome);
    await sendIn();
    expect([state(), asked()]).toEqual(['loginRequired', events]);
    expect(draft()).toMatchObject({ pendingKey: null, typed: { phone: '0812 3456 7890' } });
    const back = await reload();
    expect(back.state()).toEqual({ filling: 'editing' });
    await back.send({ type: 'SUBMIT' }, { type: 'CONFIRM' });
    expect(back.state()).toBe('sent');
  });
});

describe('a lost answer', () => {
  test.each([
    ['lost', [LOST, LOST, LOST, LOST], 'unreachable'],
    ['not of the contract', [{ kind: 'malformed' }], 'unexpected'],
  ] as const)('that stays %s is shown; only the same recipient can be sent', async (...args) => {
    const [, outcomes, message] = args;
    const { world, calls, clock, sendIn, send, state, problem, isBusy, context } = await open();
    calls.send.next(...outcomes);
    await sendIn();
    await clock.advance(10_000);
    expect(state()).toBe('unsettled');
    expect(problem()).toBe(message);
    expect(isBusy()).toBe(false);
    const { typed } = context();
    await send({ type: 'TYPE', field: 'name', text: 'Nama Lain' });
    expect(context().typed).toEqual(typed);
    await send({ type: 'RETRY' });
    expect(state()).toBe('sent');
    expect(problem()).toBeNull();
    expect(world.sent).toHaveLength(1);
    expect(new Set(calls.send.asked.map(({ key }) => key)).size).toBe(1);
  });

  test('and a reload show what was sent', async () => {
    const before = await open();
    before.calls.send.next({ kind: 'never' });
    await before.sendIn();
    expect(before.isBusy()).toBe(true);
    const { state, calls, draft } = await before.reload();
    expect(state()).toBe('sent');
    expect(calls.send.asked).toHaveLength(1);
    expect(draft()).toBeNull();
  });

  test('from before the five days ended is settled first', async () => {
    const before = await open();
    before.calls.send.next(
      { kind: 'unreachable' },
      { kind: 'answered', value: { code: CLAIM_CODE.ended } },
    );
    await before.sendIn();
    before.stop();
    await before.clock.advance(5 * DAY_MS);
    const { state, calls } = await before.reload();
    expect(calls.send.asked).toHaveLength(2);
    expect(state()).toBe('closed');
  });
});

describe('a refusal', () => {
  test('is shown at the form, and the next try takes a new key', async () => {
    const { calls, sendIn, send, state, problem, context } = await open();
    calls.send.next({ kind: 'refused', code: RESPONSE_CODE.signatureOld });
    await sendIn();
    expect(state()).toEqual({ filling: 'editing' });
    expect(problem()).toBe('clockWrong');
    expect(context().pendingKey).toBeNull();
    await send({ type: 'SUBMIT' });
    expect(problem()).toBeNull();
    await send({ type: 'CONFIRM' });
    expect(state()).toBe('sent');
    const [refused, sent] = calls.send.asked;
    expect(refused?.key).not.toBe(sent?.key);
  });

  test.each([[39999], [0]])('with the unknown code %i is shown with its number', async (code) => {
    const { calls, sendIn, state, context } = await open();
    calls.send.next({ kind: 'answered', value: { code } });
    await sendIn();
    expect(state()).toEqual({ filling: 'editing' });
    expect(context().problem).toMatchObject({ message: 'unexpected', code });
  });
});

describe('another tab', () => {
  test('that sent first wins: its recipient is shown', async () => {
    const world = createWorld();
    const first = await open(world);
    const second = await open(world, {
      ports: { random: { next: () => 0.5, uuid: () => 'key-of-the-second-tab' } },
    });
    await first.sendIn();
    const sent = { recipient: MEMORY_RECIPIENT, sentAt: MEMORY_START };
    second.calls.send.next({ kind: 'answered', value: { code: CLAIM_CODE.alreadyClaimed, sent } });
    await second.send(...FILL_IN, { type: 'TYPE', field: 'name', text: 'Nama Lain' });
    await second.send({ type: 'SUBMIT' }, { type: 'CONFIRM' });
    expect(second.state()).toBe('alreadySent');
    expect(second.context().form.sent?.recipient).toEqual(MEMORY_RECIPIENT);
    expect(second.draft()).toBeNull();
    expect(world.sent).toHaveLength(1);
  });
});

describe('the form', () => {
  test('keeps the input over a reload', async () => {
    const before = await open();
    await before.send(...FILL_IN);
    const { state, context } = await before.reload();
    expect(state()).toEqual({ filling: 'editing' });
    expect(context().typed).toEqual({
      name: ' Penerima Hadiah',
      phone: '0812 3456 7890',
      address: 'Jalan Melati 12, Bandung 40115',
    });
  });
});
