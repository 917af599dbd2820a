import { expect, onTestFinished, test } from 'vitest';
import { turn } from './turn.ts';

async function turnOrder(): Promise<readonly string[]> {
  const order: string[] = [];
  const over = turn().then(() => order.push('turn'));
  queueMicrotask(() => queueMicrotask(() => order.push('promises')));
  await over;
  return order;
}

test('a turn is over when all promises are that were under way', async () => {
  expect(await turnOrder()).toEqual(['promises', 'turn']);
});

test('a page, which knows no immediates, takes turns too', async () => {
  const { setImmediate } = globalThis;
  onTestFinished(() => {
    globalThis.setImmediate = setImmediate;
  });
  Reflect.deleteProperty(globalThis, 'setImmediate');
  expect(await turnOrder()).toEqual(['promises', 'turn']);
});
