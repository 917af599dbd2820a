import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { parsePhone } from '../../rules/phone/phone.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import {
  createMemoryPrizeFormGateway,
  createPrizeForm,
  MEMORY_RECIPIENT,
} from '../../testing/memory-prize-form-gateway.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock, settle } from '../../testing/virtual-clock.ts';
import { prizeFormMachine } from './prize-form.machine.ts';
import type { PrizeFormEvent, PrizeFormInput, PrizeFormPorts } from './prize-form.types.ts';
import { BLANK_DRAFT, prizeFormDraftOf } from './prize-form-draft.ts';

const DAY = 24 * 60 * 60 * 1000;
const DRAW_ID = 'draw-1';

const LOST = { kind: 'lost' } as const;
const TOKEN_REFUSED = { kind: 'refused', code: RESPONSE_CODE.tokenInvalid } as const;
const LOGIN_REQUIRED = { kind: 'refused', code: CLAIM_CODE.loginRequired } as const;
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
  readonly input?: Partial<PrizeFormInput>;
  readonly ports?: Partial<PrizeFormPorts>;
}

/** The form of a freshly loaded page, for a member by default. */
async function open(world: World = createWorld(), { input, ports }: Page = {}) {
  const { clock, random, prizeForms, calls } = world;
  const memoryPorts: PrizeFormPorts = {
    prizeForms,
    clock,
    random,
    phones: { parse: async (typed, market) => parsePhone(typed, market) },
  };
  const actor = createActor(prizeFormMachine, {
    clock,
    input: {
      ports: { ...memoryPorts, ...ports },
      drawId: DRAW_ID,
      loggedIn: true,
      draft: null,
      ...input,
    },
  });
  const emitted: string[] = [];
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  await settle();

  async function send(...events: readonly PrizeFormEvent[]) {
    for (const event of events) {
      actor.send(event);
      await settle();
    }
  }

  const context = () => actor.getSnapshot().context;
  return {
    world,
    clock,
    calls,
    actor,
    emitted,
    send,
    context,
    state: () => actor.getSnapshot().value,
    busy: () => actor.getSnapshot().hasTag('busy'),
    problem: () => context().problem?.message ?? null,
    draft: () => prizeFormDraftOf(context()),
    /** Fills in the form and confirms it. */
    sendIn: () => send(...FILL_IN, { type: 'SUBMIT' }, { type: 'CONFIRM' }),
    /** Reloads the page with its draft. */
    async reload() {
      actor.stop();
      return open(world, { input: { draft: prizeFormDraftOf(context()) } });
    },
  };
}

test('sends the form of a winner once, after confirmation', async () => {
  const { world, send, state, context, calls, clock, busy } = await open();
  expect(state()).toEqual({ filling: 'editing' });
  await send(...FILL_IN, { type: 'SUBMIT' });
  expect(state()).toEqual({ filling: 'confirming' });
  expect(context().recipient).toEqual(MEMORY_RECIPIENT);
  expect(calls.send.asked).toEqual([]);
  await clock.advance(60_000);
  await send({ type: 'CONFIRM' }, { type: 'CONFIRM' });
  expect(state()).toBe('sent');
  expect(busy()).toBe(false);
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
    const { actor, send, state, context, busy } = await open();
    await send(...FILL_IN);
    actor.send({ type: 'SUBMIT' });
    expect(state()).toEqual({ filling: 'checking' });
    expect(busy()).toBe(true);
    await send({ type: 'TYPE', field: 'name', text: 'Nama Lain' });
    expect(state()).toEqual({ filling: 'editing' });
    expect(context().typed.name).toBe('Nama Lain');
  });
});

describe('the five days', () => {
  test('end while the form is open, to the millisecond', async () => {
    const { clock, send, state, draft, calls } = await open();
    await send(...FILL_IN, { type: 'SUBMIT' });
    await clock.advance(5 * DAY - 1);
    expect(state()).toEqual({ filling: 'confirming' });
    await clock.advance(1);
    expect(state()).toBe('closed');
    await send({ type: 'CONFIRM' });
    expect(calls.send.asked).toEqual([]);
    expect(draft()).toBeNull();
  });

  test.each([
    [5 * DAY, 'closed'],
    [5 * DAY - 1, { filling: 'editing' }],
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
      input: { draft: { ...BLANK_DRAFT, typed: MEMORY_RECIPIENT } },
    });
    expect(state()).toBe('nothingToSend');
    expect(draft()).toBeNull();
  });

  test('if no such draw exists', async () => {
    const { state } = await open(createWorld(), { input: { drawId: '' } });
    expect(state()).toBe('notFound');
  });

  test('for another user’s draw, and the input is deleted', async () => {
    const first = await open();
    await first.send(...FILL_IN);
    first.calls.find.always(NOT_FOUND);
    await first.send({ type: 'SESSION_CHANGED', loggedIn: true });
    expect(first.state()).toBe('notFound');
    expect(first.draft()).toBeNull();
    expect(first.context().typed).toEqual(BLANK_DRAFT.typed);
  });

  test('if the draw is gone when the recipient is sent, and the input is deleted', async () => {
    const { calls, sendIn, state, context } = await open();
    calls.send.next(NOT_FOUND);
    await sendIn();
    expect(state()).toBe('notFound');
    expect(context().typed).toEqual(BLANK_DRAFT.typed);
  });
});

describe('a login', () => {
  test('is required before anything is loaded', async () => {
    const { state, emitted, calls, send } = await open(createWorld(), {
      input: { loggedIn: false },
    });
    expect(state()).toBe('loginRequired');
    expect(emitted).toEqual(['loginRequired']);
    expect(calls.find.asked).toEqual([]);
    await send({ type: 'LOG_IN' });
    expect(emitted).toEqual(['loginRequired', 'loginRequired']);
    await send({ type: 'SESSION_CHANGED', loggedIn: true });
    expect(state()).toEqual({ filling: 'editing' });
  });

  test.each([
    ['by refusing the token', TOKEN_REFUSED, ['sessionEnded', 'loginRequired']],
    ['by its code', LOGIN_REQUIRED, ['loginRequired']],
  ] as const)('that the backend requires before a load, %s', async (_, outcome, events) => {
    const world = createWorld();
    world.calls.find.next(outcome);
    const { state, emitted, context } = await open(world);
    expect([state(), emitted]).toEqual(['loginRequired', events]);
    expect(context().problem).toBeNull();
  });

  test.each([
    ['by its code', { kind: 'answered', value: { code: 30011 } }, ['loginRequired']],
    ['by refusing the token', TOKEN_REFUSED, ['sessionEnded', 'loginRequired']],
  ] as const)('that the backend requires %s loses no input', async (_, outcome, events) => {
    const { calls, sendIn, reload, state, emitted, context, draft } = await open();
    calls.send.next(outcome);
    await sendIn();
    expect(state()).toBe('loginRequired');
    expect(emitted).toEqual(events);
    expect(context().pendingKey).toBeNull();
    expect(draft()?.typed.phone).toBe('0812 3456 7890');
    const back = await reload();
    expect(back.state()).toEqual({ filling: 'editing' });
    await back.send({ type: 'SUBMIT' }, { type: 'CONFIRM' });
    expect(back.state()).toBe('sent');
  });

  test.each([
    ['by its code', { kind: 'answered', value: { code: 30011 } }],
    ['by refusing the token', TOKEN_REFUSED],
  ] as const)(
    'that the backend requires %s after a lost answer sends nothing twice',
    async (_, outcome) => {
      const { world, clock, calls, sendIn, send, state, reload } = await open();
      calls.send.next(LOST, LOST, LOST, LOST, outcome);
      calls.find.always({ kind: 'answered', value: createPrizeForm(DRAW_ID, MEMORY_START) });
      await sendIn();
      await clock.advance(10_000);
      await send({ type: 'RETRY' });
      expect(state()).toBe('loginRequired');
      const back = await reload();
      expect(back.state()).toBe('sent');
      expect(new Set(calls.send.asked.map(({ key }) => key)).size).toBe(1);
      expect(world.sent).toHaveLength(1);
    },
  );
});

describe('a lost answer', () => {
  test('is followed by a retry, and the recipient is sent once', async () => {
    const { world, calls, clock, sendIn, state } = await open();
    calls.send.next(LOST, LOST);
    await sendIn();
    await clock.advance(10_000);
    expect(state()).toBe('sent');
    expect(calls.send.asked).toHaveLength(3);
    expect(new Set(calls.send.asked.map(({ key }) => key)).size).toBe(1);
    expect(world.sent).toHaveLength(1);
  });

  test.each([
    ['lost', [LOST, LOST, LOST, LOST], 'unreachable'],
    ['not of the contract', [{ kind: 'malformed' }], 'unexpected'],
  ] as const)('that stays %s is shown; only the same recipient can be sent', async (...args) => {
    const [, outcomes, message] = args;
    const { world, calls, clock, sendIn, send, state, problem, busy, context } = await open();
    calls.send.next(...outcomes);
    await sendIn();
    await clock.advance(10_000);
    expect(state()).toBe('unsettled');
    expect(problem()).toBe(message);
    expect(busy()).toBe(false);
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
    expect(before.busy()).toBe(true);
    const { state, calls, draft } = await before.reload();
    expect(state()).toBe('sent');
    expect(calls.send.asked).toHaveLength(1);
    expect(draft()).toBeNull();
  });

  test('and a reload send what never arrived, under its key', async () => {
    const before = await open();
    before.calls.send.next({ kind: 'unreachable' });
    await before.sendIn();
    const { state, calls, world } = await before.reload();
    expect(state()).toBe('sent');
    expect(calls.send.asked.map(({ request }) => request.recipient)).toEqual([
      MEMORY_RECIPIENT,
      MEMORY_RECIPIENT,
    ]);
    expect(new Set(calls.send.asked.map(({ key }) => key)).size).toBe(1);
    expect(world.sent).toHaveLength(1);
  });

  test('from before the five days ended is settled first', async () => {
    const before = await open();
    before.calls.send.next({ kind: 'unreachable' });
    await before.sendIn();
    before.actor.stop();
    await before.clock.advance(5 * DAY);
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
    await second.send(...FILL_IN, { type: 'TYPE', field: 'name', text: 'Nama Lain' });
    await second.send({ type: 'SUBMIT' }, { type: 'CONFIRM' });
    expect(second.state()).toBe('alreadySent');
    expect(second.context().form.sent?.recipient).toEqual(MEMORY_RECIPIENT);
    expect(second.draft()).toBeNull();
    expect(world.sent).toHaveLength(1);
  });
});

describe('the form', () => {
  test('that failed to load reloads on a tap', async () => {
    const world = createWorld();
    world.calls.find.next({ kind: 'unreachable' });
    const { send, state, problem, calls } = await open(world);
    expect(state()).toBe('loadFailed');
    expect(problem()).toBe('unreachable');
    await send({ type: 'RETRY' });
    expect(state()).toEqual({ filling: 'editing' });
    expect(problem()).toBeNull();
    expect(calls.find.asked.map(({ request }) => request)).toEqual([DRAW_ID, DRAW_ID]);
  });

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

  test('of a user who logged out is hidden, and shown again after their login', async () => {
    const { send, sendIn, state, context, emitted, calls } = await open();
    await sendIn();
    await send({ type: 'SESSION_CHANGED', loggedIn: false });
    expect(state()).toBe('loginRequired');
    expect(emitted).toEqual(['loginRequired']);
    expect(context().form).toEqual({
      drawId: DRAW_ID,
      prize: null,
      wonAt: 0,
      market: 'ID',
      sent: null,
    });
    await send({ type: 'SESSION_CHANGED', loggedIn: true });
    expect(state()).toBe('sent');
    expect(calls.find.asked.map(({ request }) => request)).toEqual([DRAW_ID, DRAW_ID]);
  });

  test('pending when another user logs in is not pending for them', async () => {
    const { calls, sendIn, send, state, context } = await open();
    calls.send.next({ kind: 'answered', afterMs: 5000 });
    await sendIn();
    expect(context().pendingKey).not.toBeNull();
    await send({ type: 'SESSION_CHANGED', loggedIn: true });
    expect(context().pendingKey).toBeNull();
    expect(state()).toBe('sent');
  });

  test.each([false, true])('leaves no input to the next user: %s', async (loggedIn) => {
    const { send, context, draft } = await open();
    await send(...FILL_IN, { type: 'SUBMIT' }, { type: 'SESSION_CHANGED', loggedIn });
    expect(context()).toMatchObject({ ...BLANK_DRAFT, fieldProblems: {} });
    expect(draft()).toBeNull();
  });

  test('shows no stale problem to the next user', async () => {
    const world = createWorld();
    world.calls.find.next({ kind: 'unreachable' });
    const { send, state, context } = await open(world);
    await send({ type: 'SESSION_CHANGED', loggedIn: false });
    expect(state()).toBe('loginRequired');
    expect(context()).toMatchObject({ problem: null, fieldProblems: {} });
  });

  test('aborts its load when the user leaves', async () => {
    const signals: unknown[] = [];
    const { prizeForms } = createWorld();
    const { actor } = await open(createWorld(), {
      ports: {
        prizeForms: {
          ...prizeForms,
          find: (_, options) => {
            signals.push(options?.signal);
            return new Promise(() => {});
          },
        },
      },
    });
    actor.stop();
    expect(signals).toMatchObject([{ aborted: true }]);
  });

  test('sends nothing more once the user has left', async () => {
    const { calls, clock, sendIn, actor } = await open();
    calls.send.always({ kind: 'unreachable' });
    await sendIn();
    actor.stop();
    await clock.advance(60_000);
    expect(calls.send.asked).toHaveLength(1);
  });
});
