import { expect, test } from 'vitest';
import { failureOfCode } from '../flow/gateway/failure-of-code.ts';
import type { GatewayResult } from '../flow/gateway/gateway.ts';
import { RESPONSE_CODE } from '../flow/response-code/response-code.ts';
import { fail, succeed } from '../platform/result.ts';
import { watchChange } from './change-watch.ts';

/** A call that gets these answers in order. */
function watchAnswers(...answers: readonly GatewayResult<string>[]) {
  const left = [...answers];
  return watchChange<string, string>(async () => left.shift() ?? succeed('done'));
}

const ask = (watch: ReturnType<typeof watchAnswers>, key: string, signal?: AbortSignal) =>
  watch.ask('a voucher', { idempotencyKey: key, ...(signal && { signal }) });

test.each([succeed('done'), fail(failureOfCode(30005))])(
  'after an answer (%j) another key is another change',
  async (answer) => {
    const watch = watchAnswers(answer);
    await ask(watch, 'k1');
    await ask(watch, 'k2');
    expect(watch.doubles).toEqual([]);
  },
);

test.each([
  fail({ kind: 'unreachable' } as const),
  fail({ kind: 'malformed' } as const),
  fail(failureOfCode(RESPONSE_CODE.serverBusy)),
])('while the outcome is unknown (%j) another key is the same change twice', async (answer) => {
  const watch = watchAnswers(answer, answer, answer);
  await ask(watch, 'k1');
  await ask(watch, 'k1');
  expect(watch.doubles).toEqual([]);
  await ask(watch, 'k2');
  expect(watch.doubles).toEqual(['a voucher']);
});

test.each([fail(failureOfCode(10001)), fail(failureOfCode(10013)), succeed({ code: 30011 })])(
  'a code that settles nothing (%j) settles a change that was sent once',
  async (answer) => {
    const lost = fail({ kind: 'unreachable' } as const);
    const answers: GatewayResult<unknown>[] = [answer, lost, answer];
    const watch = watchChange<string, unknown>(async () => answers.shift() ?? succeed('done'));
    const send = (key: string) => watch.ask('a voucher', { idempotencyKey: key });
    await send('k1');
    await send('k2');
    await send('k2');
    expect(watch.doubles).toEqual([]);
    await send('k3');
    expect(watch.doubles).toEqual(['a voucher']);
  },
);

test('a change made under two keys counts as repeated', async () => {
  const done: string[] = [];
  let isLost = false;
  const watch = watchChange<string, string>(async (_, { idempotencyKey }) => {
    if (!done.includes(idempotencyKey)) done.push(idempotencyKey);
    return isLost ? fail({ kind: 'unreachable' }) : succeed('done');
  }, done);
  const send = (key: string) => watch.ask('a voucher', { idempotencyKey: key });
  await send('k1');
  await send('k2');
  isLost = true;
  await send('k3');
  await send('k3');
  expect(watch.hasRepeated()).toBe(false);
  await send('k4');
  expect(watch.hasRepeated()).toBe(true);
});

/** A signal of a caller who leaves after so many looks at it. */
function leavingAfter(looks: number): AbortSignal {
  let left = looks;
  return {
    get aborted() {
      left -= 1;
      return left < 0;
    },
    addEventListener: () => {},
    removeEventListener: () => {},
  };
}

test('an answer after the caller left does not count', async () => {
  const watch = watchAnswers();
  await ask(watch, 'k1', leavingAfter(1));
  await ask(watch, 'k2');
  expect(watch.doubles).toEqual(['a voucher']);
});

test('a caller who left before asks for nothing', async () => {
  const watch = watchAnswers();
  await ask(watch, 'k1', leavingAfter(0));
  await ask(watch, 'k2');
  expect(watch.doubles).toEqual([]);
});

test('another user makes another change', async () => {
  const watch = watchAnswers(fail({ kind: 'unreachable' }));
  await ask(watch, 'k1');
  watch.release();
  await ask(watch, 'k2');
  expect(watch.doubles).toEqual([]);
  expect(watch.hasLeakedKey()).toBe(false);
});

test('a change whose outcome was seen elsewhere is settled, and its key still belongs to its user', async () => {
  const watch = watchAnswers(fail({ kind: 'unreachable' }));
  await ask(watch, 'k1');
  watch.settle();
  await ask(watch, 'k2');
  expect(watch.doubles).toEqual([]);
  await ask(watch, 'k1');
  expect(watch.hasLeakedKey()).toBe(false);
});

test('a key sent by another user was passed on', async () => {
  const watch = watchAnswers();
  await ask(watch, 'k1');
  await ask(watch, 'k1');
  expect(watch.hasLeakedKey()).toBe(false);
  watch.release();
  await ask(watch, 'k1');
  await ask(watch, 'k2');
  expect(watch.hasLeakedKey()).toBe(true);
});
