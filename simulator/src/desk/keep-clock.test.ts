import { createVirtualClock } from '@cangkir/core/testing';
import { expect, test } from 'vitest';
import { type ClockMode, createSimulatorClock, FAST_RATE } from '../clock/simulator-clock.ts';
import type { DeskSettings } from '../settings/settings.ts';
import { keepClock } from './keep-clock.ts';

const START = Date.UTC(2026, 8, 4, 7, 54);
const SAVE_DELAY_MS = 250;

function startKeeping(mode: ClockMode = 'real') {
  const machine = createVirtualClock(START);
  const clock = createSimulatorClock(machine);
  clock.setMode(mode);
  const kept: DeskSettings['clock'][] = [];
  keepClock(clock, machine, (next) => kept.push(next));
  return { machine, clock, kept };
}

test('saves a stepped clock’s moment once for several steps', async () => {
  const { machine, clock, kept } = startKeeping();
  clock.setMode('stepped');
  await clock.advance(1000);
  await clock.advance(1000);
  await machine.advance(SAVE_DELAY_MS - 1);
  expect(kept).toEqual([]);
  await machine.advance(1);
  expect(kept).toEqual([{ mode: 'stepped', start: START + 2000 }]);
  await machine.advance(60_000);
  expect(kept).toHaveLength(1);
});

test('saves a fast clock repeatedly', async () => {
  const { machine, kept } = startKeeping('fast');
  await machine.advance(2 * SAVE_DELAY_MS);
  expect(kept).toEqual([
    { mode: 'fast', start: START + SAVE_DELAY_MS * FAST_RATE },
    { mode: 'fast', start: START + 2 * SAVE_DELAY_MS * FAST_RATE },
  ]);
});

test('does not save a real clock', async () => {
  const { machine, clock, kept } = startKeeping('frozen');
  await machine.advance(60_000);
  expect(kept).toEqual([]);
  clock.setMode('real');
  await machine.advance(SAVE_DELAY_MS);
  expect(kept).toEqual([{ mode: 'real', start: null }]);
});
