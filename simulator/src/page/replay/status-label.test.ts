import { expect, test } from 'vitest';
import { machinesDriver } from '../../replay/machines/machines-driver.ts';
import { beginRun } from '../../replay/run-scenario.ts';
import { CLAIM, writeScenario } from '../../replay/testing.ts';
import { statusLabel } from './status-label.ts';

const CLAIMED = { do: 'expect', actor: 'claim', state: 'claimed' };
const CLOSED = { do: 'expect', actor: 'claim', state: 'closed' };

/** How a story stands after some steps, as far as they go. */
async function statusAfter(count: number, steps: readonly object[]) {
  const run = await beginRun(writeScenario({ steps }), machinesDriver);
  for (let step = 0; step < count; step += 1) await run.step();
  const status = { result: run.result(), done: run.done(), isOver: run.isOver() };
  await run.close();
  return status;
}

test.each([
  [0, [CLAIM, CLAIMED], 'On stage, before its first step'],
  [1, [CLAIM, CLAIMED], '1 of 2 steps run'],
  [2, [CLAIM, CLAIMED], 'Passed: 2 steps'],
  [1, [CLAIM], 'Passed: 1 step'],
  [1, [CLOSED], 'Failed at step 1'],
  [3, [CLAIM, CLAIMED, CLOSED, CLAIM], 'Failed at step 3'],
])('after %d of %j it says: %s', async (count, steps, text) => {
  expect(statusLabel({ ...(await statusAfter(count, steps)), isMoving: false })).toBe(text);
});

test('a story that moves tells how far it is', async () => {
  const status = await statusAfter(1, [CLAIM, CLAIMED]);
  expect(statusLabel({ ...status, isMoving: true })).toBe('Running: 1 of 2 steps');
});

test('a story that fails outside of its steps says where', async () => {
  const { result, ...status } = await statusAfter(1, [CLAIM]);
  const failed = { ...result, passed: false };
  const over = { result: failed, isOver: true, isMoving: false };
  expect(statusLabel({ ...status, ...over })).toBe('Failed at its end');
  const steps = failed.steps.map((step) => ({ ...step, status: 'notRun' as const }));
  const unset = { ...over, result: { ...failed, steps }, done: 0 };
  expect(statusLabel(unset)).toBe('Failed before its first step');
});
