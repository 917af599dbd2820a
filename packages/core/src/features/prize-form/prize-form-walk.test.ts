import { test } from 'vitest';
import { CLAIM_CODE } from '../../flow/response-code/response-code.ts';
import { DAY_MS } from '../../platform/clock/durations.ts';
import { watchChange } from '../../testing/change-watch.ts';
import { walkPage } from '../../testing/machine-walk.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { walkedCall } from '../../testing/walk-plan.ts';
import {
  createMemoryPrizeFormGateway,
  createPrizeForm,
  MEMORY_RECIPIENT,
} from './prize-form.memory.ts';
import { prizeFormPage } from './prize-form.page.ts';
import type { PrizeFormPorts } from './prize-form.types.ts';
import { BLANK_DRAFT, prizeFormDraftOf } from './prize-form-draft.ts';

/** The form closes during the walk. */
const WON_AT = MEMORY_START - 5 * DAY_MS + 60_000;

const SENT = { recipient: MEMORY_RECIPIENT, sentAt: MEMORY_START };

const FOUND = [
  createPrizeForm('draw-1', WON_AT - DAY_MS),
  { ...createPrizeForm('draw-1', WON_AT), prize: null },
  { ...createPrizeForm('draw-1', WON_AT), sent: SENT },
];

const ANSWERS = [
  { code: CLAIM_CODE.ended },
  { code: CLAIM_CODE.loginRequired },
  { code: CLAIM_CODE.alreadyClaimed, sent: SENT },
  { code: CLAIM_CODE.claimed },
];

function begin() {
  const clock = createVirtualClock(MEMORY_START);
  const { prizeForms, calls, sent } = createMemoryPrizeFormGateway(clock, WON_AT);
  const change = watchChange(prizeForms.send, sent);
  const send = walkedCall(calls.send, ANSWERS);
  const ports: PrizeFormPorts = {
    clock,
    random: createSeededRandom(1),
    phones: {
      parse: async (typed) => (typed === '' ? null : { e164: '+6281234567890', national: typed }),
    },
    prizeForms: { find: prizeForms.find, send: change.ask },
  };
  return {
    page: prizeFormPage,
    ports,
    key: () => 'draw-1',
    firstDraft: () => TYPED,
    clock,
    changes: [change],
    calls: [walkedCall(calls.find, FOUND), send],
    wished: send,
  };
}

const TYPED = { ...BLANK_DRAFT, typed: MEMORY_RECIPIENT };

const ENDS = ['sent', 'alreadySent', 'closed', 'nothingToSend'] as const;

test('sends a recipient once, and shows it to no other user, whatever happens', () =>
  walkPage({
    begin,
    events: [
      { type: 'SUBMIT' },
      { type: 'SUBMIT' },
      { type: 'SUBMIT' },
      { type: 'CONFIRM' },
      { type: 'CONFIRM' },
      { type: 'CONFIRM' },
      { type: 'CANCEL' },
      { type: 'TYPE', field: 'name', text: 'Nama Lain' },
      { type: 'TYPE', field: 'phone', text: '' },
      { type: 'TYPE', field: 'phone', text: '0812' },
    ],
    wish: ['settle', { type: 'SUBMIT' }, 'settle', { type: 'CONFIRM' }],
    laws: {
      'what is sent is read-only, and has an end': (snapshot) =>
        (snapshot.context.form.sent !== null) ===
        (snapshot.matches('sent') || snapshot.matches('alreadySent')),
      'what is sent has a key': (snapshot) =>
        !snapshot.matches('sending') || snapshot.context.pendingKey !== null,
      'a key belongs to a pending recipient': (snapshot) =>
        snapshot.context.pendingKey === null ||
        snapshot.matches('sending') ||
        snapshot.matches('unsettled'),
      'nothing personal is left at an end': (snapshot) =>
        !ENDS.some((end) => snapshot.matches(end)) || prizeFormDraftOf(snapshot.context) === null,
      'the page asks for a login, and no problem does': ({ context }) =>
        context.problem?.next !== 'logIn',
      'a problem is shown where the user can try again': (snapshot) =>
        snapshot.context.problem === null ||
        snapshot.matches('unsettled') ||
        snapshot.matches({ filling: 'editing' }),
    },
  }));
