import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../platform/clock/durations.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { openPage } from '../../testing/open-page.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import type { DrawActivity } from '../draw/draw.gateway.ts';
import { createDrawActivity, createMemoryDrawGateway, createWin } from '../draw/draw.memory.ts';
import { MAX_SPIN_MS, MIN_SPIN_MS } from '../draw/spin.ts';
import { lovePage } from './love.page.ts';

const CODE = 'love';
const WIN = createWin(MEMORY_START);
const ACTIVITY = createDrawActivity(CODE, MEMORY_START);
const NAME = ACTIVITY.name;
const UNREACHABLE = { message: 'unreachable', next: 'retry', code: null };

/** A freshly loaded love campaign, and its view. */
async function open(found: Partial<DrawActivity> = {}) {
  const clock = createVirtualClock(MEMORY_START);
  const { draws, calls } = createMemoryDrawGateway(clock, MEMORY_START);
  calls.find.always({ kind: 'answered', value: { ...ACTIVITY, ...found } });
  const ports = { clock, draws, random: createSeededRandom(1) };
  const page = openPage(lovePage, ports, clock, { key: CODE });
  await page.start();
  return {
    clock,
    calls,
    show: () => [page.view(), page.routeName()],
    start: () => page.send({ type: 'START' }),
    retry: () => page.send({ type: 'RETRY' }),
  };
}

test('enters, waits, and is matched', async () => {
  const { show, start, clock } = await open();
  expect(show()).toEqual([
    { step: 'entry', name: NAME, opensAt: null, matchHistory: [] },
    'loveEntry',
  ]);
  await start();
  expect(show()).toEqual([
    { step: 'waiting', name: NAME, endsAt: MEMORY_START + MAX_SPIN_MS },
    'loveMain',
  ]);
  await clock.advance(MIN_SPIN_MS);
  expect(show()).toEqual([
    {
      step: 'match',
      name: NAME,
      prize: WIN.prize,
      isEarlier: false,
      isRecipientSent: false,
      next: '/luckDraw/userInfoForm?drawId=draw-1',
    },
    'loveMatch',
  ]);
});

test('a match that is a voucher leads to the wallet', async () => {
  const prize = { name: NAME, kind: 'voucher' } as const;
  const { show } = await open({ drawn: { ...WIN, prize } });
  expect(show()).toMatchObject([
    { step: 'match', prize, isEarlier: true, next: '/mine/vouchers' },
    'loveMatch',
  ]);
});

test('a match whose recipient was sent says so', async () => {
  const { show } = await open({ drawn: { ...WIN, isRecipientSent: true } });
  expect(show()).toMatchObject([{ step: 'match', isRecipientSent: true }, 'loveMatch']);
});

describe('no match', () => {
  const fail = [{ step: 'fail', name: NAME, next: '/' }, 'loveFail'];

  test('this time', async () => {
    const { show, start, clock, calls } = await open();
    const value = { code: 0, result: { ...WIN, prize: null } };
    calls.draw.next({ kind: 'answered', value });
    await start();
    await clock.advance(MIN_SPIN_MS);
    expect(show()).toEqual(fail);
  });

  test('at an earlier visit', async () => {
    const { show } = await open({ drawn: { ...WIN, prize: null } });
    expect(show()).toEqual(fail);
  });
});

test('a wait without an answer ends after 30 seconds, and can be retried', async () => {
  const { show, start, retry, clock, calls } = await open();
  calls.draw.next({ kind: 'never' });
  await start();
  await clock.advance(MAX_SPIN_MS);
  expect(show()).toEqual([{ step: 'stalled', name: NAME, problem: UNREACHABLE }, 'loveMain']);
  await retry();
  expect(show()).toEqual([
    { step: 'waiting', name: NAME, endsAt: MEMORY_START + 2 * MAX_SPIN_MS },
    'loveMain',
  ]);
});

test('before it opens, the page shows when it does, and earlier matches', async () => {
  const startsAt = MEMORY_START + DAY_MS;
  const { show } = await open({ startsAt, matchHistory: [WIN] });
  expect(show()).toEqual([
    { step: 'entry', name: NAME, opensAt: startsAt, matchHistory: [WIN] },
    'loveEntry',
  ]);
});

test('a draw that is too early for the backend shows the entry', async () => {
  const { show, start, calls } = await open();
  calls.draw.next({ kind: 'answered', value: { code: 30004 } });
  await start();
  expect(show()).toEqual([
    { step: 'entry', name: NAME, opensAt: MEMORY_START, matchHistory: [] },
    'loveEntry',
  ]);
});

test('an activity that is over is shown as ended', async () => {
  const { show } = await open({ endsAt: MEMORY_START });
  expect(show()).toEqual([{ step: 'ended', name: NAME, next: '/' }, 'loveEntry']);
});
