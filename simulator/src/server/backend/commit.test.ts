import { expect, test, vi } from 'vitest';
import { createCommit } from './commit.ts';

test('what was done in one turn is kept at once', async () => {
  const save = vi.fn();
  const commit = createCommit(save);
  await Promise.all([commit(), commit(), commit()]);
  expect(save).toHaveBeenCalledTimes(1);
});

test('nobody goes on before it is kept', async () => {
  const steps: string[] = [];
  const commit = createCommit(() => steps.push('kept'));
  const goingOn = commit().then(() => steps.push('gone on'));
  steps.push('done');
  await goingOn;
  expect(steps).toEqual(['done', 'kept', 'gone on']);
});

test('what is done afterwards is kept the next time', async () => {
  const save = vi.fn();
  const commit = createCommit(save);
  await commit();
  await commit();
  expect(save).toHaveBeenCalledTimes(2);
});

test('everybody hears that it can’t be kept, and the next time it is tried again', async () => {
  const full = new Error('full');
  const save = vi.fn().mockImplementationOnce(() => {
    throw full;
  });
  const commit = createCommit(save);
  const [first, second] = await Promise.allSettled([commit(), commit()]);
  expect([first, second]).toEqual([
    { status: 'rejected', reason: full },
    { status: 'rejected', reason: full },
  ]);
  await commit();
  expect(save).toHaveBeenCalledTimes(2);
});
