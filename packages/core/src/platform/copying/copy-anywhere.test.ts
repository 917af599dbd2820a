import { expect, test } from 'vitest';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { createVirtualClock, settle } from '../../testing/virtual-clock.ts';
import { COPY_TIMEOUT_MS, copyAnywhere } from './copy-anywhere.ts';

const HANGS = new Promise<boolean>(() => {});

/** Copies by ways that answer so; tells which were asked, and what came of it. */
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

test('the first way that copies is the last that is asked', async () => {
  const { asked, copied } = copyBy(false, true, true);
  await settle();
  expect([copied(), asked]).toEqual([true, ['0 KODE', '1 KODE']]);
});

test('a way that answers is waited for no longer', async () => {
  const { clock } = copyBy(false, HANGS);
  await settle();
  expect(clock.deadlines()).toBe(1);
});

test('where none copies, nothing is said to be copied', async () => {
  const failing = copyBy(false, false);
  const none = copyBy();
  await settle();
  expect([failing.copied(), none.copied()]).toEqual([false, false]);
});

test('a way that hangs has a second', async () => {
  const { asked, copied, clock } = copyBy(HANGS, true);
  await clock.advance(COPY_TIMEOUT_MS - 1);
  expect([copied(), asked]).toEqual([null, ['0 KODE']]);
  await clock.advance(1);
  expect([copied(), asked]).toEqual([true, ['0 KODE', '1 KODE']]);
});
