import { expect, onTestFinished, test } from 'vitest';
import { turn } from './turn.ts';

async function turnOrder(): Promise<readonly string[]> {
  const order: string[] = [];
  const over = turn().then(() => order.push('turn'));
  queueMicrotask(() => queueMicrotask(() => order.push('promises')));
  await over;
  return order;
}

test('ends after all pending promises', async () => {
  expect(await turnOrder()).toEqual(['promises', 'turn']);
});

test('works in a page, which has no setImmediate', async () => {
  const { setImmediate } = globalThis;
  onTestFinished(() => {
    globalThis.setImmediate = setImmediate;
  });
  Reflect.deleteProperty(globalThis, 'setImmediate');
  expect(await turnOrder()).toEqual(['promises', 'turn']);
});
