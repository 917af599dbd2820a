import { expect, test } from 'vitest';
import { succeed } from '../ports/result.ts';
import { watchKeys } from './key-watch.ts';

function start() {
  return watchKeys(async (request: string) => succeed(request));
}

test('a change under a second key is noted, unless an answer was seen', async () => {
  const watch = start();
  await watch.ask('claim', { idempotencyKey: 'a' });
  await watch.ask('claim', { idempotencyKey: 'a' });
  expect(watch.doubles).toEqual([]);
  await watch.ask('claim', { idempotencyKey: 'b' });
  expect(watch.doubles).toEqual(['"claim"']);
  watch.release();
  await watch.ask('claim', { idempotencyKey: 'c' });
  expect(watch.doubles).toHaveLength(1);
});

test('another change may take another key, and is passed on', async () => {
  const watch = start();
  await watch.ask('one', { idempotencyKey: 'a' });
  expect(await watch.ask('two', { idempotencyKey: 'b' })).toEqual(succeed('two'));
  expect(watch.doubles).toEqual([]);
});
