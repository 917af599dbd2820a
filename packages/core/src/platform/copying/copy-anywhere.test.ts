import { expect, test } from 'vitest';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { createVirtualClock, settle } from '../../testing/virtual-clock.ts';
import { COPY_TIMEOUT_MS, copyAnywhere } from './copy-anywhere.ts';

const HANGS = new Promise<boolean>(() => {});

/** Copies through methods with these answers. Records which ones were called, and the result. */
function copyBy(...answers: (boolean | Promise<boolean>)[]) {
  const clock = createVirtualClock(MEMORY_START);
  const asked: string[] = [];
  const ways = answers.map((answer, index) => ({
    async copy(text: string) {
      asked.push(`${index} ${text}`);
      return answer;
    },
  }));
  let copied: boolean | null = null;
  void copyAnywhere(ways, clock)
    .copy('KODE')
    .then((answer) => {
      copied = answer;
    });
  return { clock, asked, copied: () => copied };
}

test('stops at the first method that copies', async () => {
  const { asked, copied } = copyBy(false, true, true);
  await settle();
  expect([copied(), asked]).toEqual([true, ['0 KODE', '1 KODE']]);
});

test('does not wait after a method has answered', async () => {
  const { clock } = copyBy(false, HANGS);
  await settle();
  expect(clock.deadlines()).toBe(1);
});

test('reports failure when no method copies', async () => {
  const failing = copyBy(false, false);
  const none = copyBy();
  await settle();
  expect([failing.copied(), none.copied()]).toEqual([false, false]);
});

test('gives each method one second', async () => {
  const { asked, copied, clock } = copyBy(HANGS, true);
  await clock.advance(COPY_TIMEOUT_MS - 1);
  expect([copied(), asked]).toEqual([null, ['0 KODE']]);
  await clock.advance(1);
  expect([copied(), asked]).toEqual([true, ['0 KODE', '1 KODE']]);
});
