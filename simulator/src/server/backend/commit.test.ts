import { expect, test, vi } from 'vitest';
import { createCommit, SaveError } from './commit.ts';

test('saves all changes of one turn at once', async () => {
  const save = vi.fn();
  const commit = createCommit(save);
  await Promise.all([commit(), commit(), commit()]);
  expect(save).toHaveBeenCalledTimes(1);
});

test('resolves only after saving', async () => {
  const steps: string[] = [];
  const commit = createCommit(() => steps.push('kept'));
  const goingOn = commit().then(() => steps.push('gone on'));
  steps.push('done');
  await goingOn;
  expect(steps).toEqual(['done', 'kept', 'gone on']);
});

test('saves later changes the next time', async () => {
  const save = vi.fn();
  const commit = createCommit(save);
  await commit();
  await commit();
  expect(save).toHaveBeenCalledTimes(2);
});

test('rejects for every caller if saving fails, and tries again the next time', async () => {
  const full = new Error('full');
  const save = vi.fn().mockImplementationOnce(() => {
    throw full;
  });
  const commit = createCommit(save);
  const [first, second] = await Promise.allSettled([commit(), commit()]);
  const reason = new SaveError(full);
  expect([first, second]).toEqual([
    { status: 'rejected', reason },
    { status: 'rejected', reason },
  ]);
  await commit();
  expect(save).toHaveBeenCalledTimes(2);
});
