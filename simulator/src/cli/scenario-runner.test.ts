import { expect, test } from 'vitest';
import { CLAIM, tell, writeScenario } from '../replay/testing.ts';
import { type Teller, tellTimes } from './scenario-runner.ts';

const STORY = writeScenario({ steps: [CLAIM] });

/** Every story ends well, but for the one that is told as this one. */
async function tellerThatFailsAt(nth: number) {
  const passed = await tell([CLAIM]);
  const failed = await tell([{ do: 'back' }]);
  let count = 0;
  const teller: Teller = {
    async tell() {
      count += 1;
      return count === nth ? { result: failed, trace: 'a.zip' } : { result: passed, trace: null };
    },
    close: async () => {},
  };
  return { teller, passed, failed, count: () => count };
}

test('a story that ends the same each time is told so often, and its result is that of once', async () => {
  const { teller, passed, count } = await tellerThatFailsAt(0);
  expect(await tellTimes(3, teller, STORY, 'a.json')).toEqual({ result: passed, trace: null });
  expect(count()).toBe(3);
});

test('told once, it ends as it does', async () => {
  const { teller, failed, count } = await tellerThatFailsAt(1);
  expect(await tellTimes(1, teller, STORY, 'a.json')).toEqual({ result: failed, trace: 'a.zip' });
  expect(count()).toBe(1);
});

test.each([
  ['the last', 3, 3],
  ['the first', 1, 2],
])('where %s of three ends otherwise, it fails and says so', async (_, nth, told) => {
  const { teller, passed, failed, count } = await tellerThatFailsAt(nth);
  const { result, trace } = await tellTimes(3, teller, STORY, 'a.json');
  const ended = told === nth ? failed : passed;
  const words = `Told ${told} times, it did not end as it did at first.`;
  expect(result).toMatchObject({
    ...ended,
    passed: false,
    failures: [{ words, step: null }, ...ended.failures],
  });
  expect(trace).toBe('a.zip');
  expect(count()).toBe(told);
});
