import { test } from 'vitest';
import { CLAIM_CODE } from '../../flow/response-code/response-code.ts';
import { DAY_MS } from '../../platform/clock/durations.ts';
import { watchChange } from '../../testing/change-watch.ts';
import { walkPage } from '../../testing/machine-walk.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { walkedCall } from '../../testing/walk-plan.ts';
import { createDrawActivity, createMemoryDrawGateway, createWin } from './draw.memory.ts';
import { drawPage } from './draw.page.ts';

/** The wheel opens after the walk begins. */
const OPENS = MEMORY_START + 5000;

const FOUND = [
  createDrawActivity('roda', OPENS - 2 * DAY_MS),
  { ...createDrawActivity('roda', OPENS), drawn: createWin(MEMORY_START) },
];

const ANSWERS = [
  { code: CLAIM_CODE.notStarted },
  { code: CLAIM_CODE.ended },
  { code: CLAIM_CODE.loginRequired },
  { code: CLAIM_CODE.alreadyClaimed, result: createWin(MEMORY_START) },
  { code: CLAIM_CODE.claimed },
];

function begin() {
  const clock = createVirtualClock(MEMORY_START);
  const { draws, calls, drawn } = createMemoryDrawGateway(clock, OPENS);
  const change = watchChange(draws.draw, drawn);
  const draw = walkedCall(calls.draw, ANSWERS);
  const ports = {
    clock,
    random: createSeededRandom(1),
    draws: { find: draws.find, draw: change.ask },
  };
  return {
    page: drawPage,
    ports,
    key: () => 'roda',
    clock,
    changes: [change],
    calls: [walkedCall(calls.find, FOUND), draw],
    wished: draw,
  };
}

test('draws once and shows the truth, whatever happens', () =>
  walkPage({
    begin,
    events: [{ type: 'START' }, { type: 'START' }, { type: 'START' }],
    wish: ['settle', { type: 'START' }],
    laws: {
      'the wheel spins for a draw under way, and for its answer': (snapshot) =>
        !snapshot.matches('drawing') ||
        snapshot.context.pendingKey !== null ||
        snapshot.context.outcome !== null,
      'a key is that of somebody who is logged in': (snapshot) =>
        snapshot.context.pendingKey === null ||
        snapshot.context.isLoggedIn ||
        snapshot.matches('drawing'),
      'a problem stands only in the state where it happened': (snapshot) =>
        (snapshot.context.problem !== null) ===
        ['failed', 'stalled'].some((state) => Object.is(snapshot.value, state)),
      'a result is one that was drawn': (snapshot) =>
        !snapshot.matches('result') ||
        snapshot.context.outcome?.kind.toLowerCase().endsWith('drawn') === true,
    },
  }));
