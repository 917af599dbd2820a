import { describe, expect, test } from 'vitest';
import { createMemoryClaimGateway } from '../features/claim/claim.memory.ts';
import {
  createMemoryLoginGateway,
  MEMORY_RESEND_MS,
  MEMORY_SMS_CODE,
} from '../features/login/login.memory.ts';
import { failureOfCode } from '../flow/gateway/failure-of-code.ts';
import { RESPONSE_CODE } from '../flow/response-code/response-code.ts';
import { fail } from '../platform/result.ts';
import type { CallOutcome } from './memory-call.ts';
import { createVirtualClock, settle } from './virtual-clock.ts';

const PHONE = '+6281234567890';
const logIn = { phone: PHONE, code: MEMORY_SMS_CODE };
const claim = { activityCode: 'kopi', browserId: 'browser-1' };
const refused = (code: number) => fail(failureOfCode(code));

function start() {
  const clock = createVirtualClock(1000);
  const { login, calls } = createMemoryLoginGateway(clock);
  const { campaigns, calls: campaignCalls } = createMemoryClaimGateway(clock);
  return { clock, login, campaigns, calls: { ...calls, ...campaignCalls } };
}

describe('a key', () => {
  test('is one change, and gets the same answer', async () => {
    const { clock, login, calls } = start();
    const first = await login.sendCode(PHONE, { idempotencyKey: 'a' });
    await clock.advance(5000);
    expect(await login.sendCode(PHONE, { idempotencyKey: 'a' })).toEqual(first);
    expect(first).toEqual({ ok: true, value: { resendAt: 1000 + MEMORY_RESEND_MS } });
    await login.sendCode(PHONE, { idempotencyKey: 'b' });
    expect(calls.sendCode.made).toEqual(['a', 'b']);
    expect(calls.sendCode.asked.map(({ key }) => key)).toEqual(['a', 'a', 'b']);
  });

  test('of a completed change is refused with another request', async () => {
    const { login, calls } = start();
    await login.sendCode(PHONE, { idempotencyKey: 'a' });
    expect(await login.sendCode('+6281322223333', { idempotencyKey: 'a' })).toEqual(
      refused(RESPONSE_CODE.bodyInvalid),
    );
    expect(calls.sendCode.made).toEqual(['a']);
  });

  test('of a refused change may be sent again', async () => {
    const { login, calls } = start();
    const options = { idempotencyKey: 'a' };
    calls.logIn.next({ kind: 'refused', code: RESPONSE_CODE.smsCodeWrong });
    expect(await login.logIn({ ...logIn, code: '000000' }, options)).toEqual(
      refused(RESPONSE_CODE.smsCodeWrong),
    );
    expect(await login.logIn(logIn, options)).toMatchObject({ ok: true });
    expect(calls.logIn.made).toEqual(['a']);
  });
});

describe('a call may get', () => {
  test.each<[CallOutcome<never>['kind'], CallOutcome<never>, number, object]>([
    ['answered', { kind: 'answered' }, 1, { ok: true }],
    ['twice', { kind: 'twice' }, 1, { ok: true }],
    ['lost', { kind: 'lost' }, 1, { failure: { kind: 'unreachable' } }],
    ['unreachable', { kind: 'unreachable' }, 0, { failure: { kind: 'unreachable' } }],
    ['malformed', { kind: 'malformed' }, 1, { failure: { kind: 'malformed' } }],
    ['refused', { kind: 'refused', code: 10000 }, 0, refused(10000)],
  ])('%s', async (_, outcome, done, answer) => {
    const { login, calls } = start();
    calls.sendCode.next(outcome);
    expect(await login.sendCode(PHONE, { idempotencyKey: 'a' })).toMatchObject(answer);
    expect(calls.sendCode.made).toHaveLength(done);
  });

  test('a scripted value without any effect', async () => {
    const { campaigns, calls } = start();
    calls.claim.always({ kind: 'answered', value: { code: 30005 } });
    expect(await campaigns.claim(claim, { idempotencyKey: 'a' })).toMatchObject({
      value: { code: 30005 },
    });
    expect(calls.claim.made).toEqual([]);
  });

  test('a late answer, or none', async () => {
    const { clock, login, calls } = start();
    calls.sendCode.next({ kind: 'answered', afterMs: 5000 }, { kind: 'never' });
    const answered: string[] = [];
    for (const key of ['late', 'never']) {
      void login.sendCode(PHONE, { idempotencyKey: key }).then(() => answered.push(key));
    }
    await clock.advance(4999);
    expect(answered).toEqual([]);
    await clock.advance(60_000);
    expect(answered).toEqual(['late']);
    expect(calls.sendCode.made).toEqual(['late', 'never']);
  });

  test('no effect if the caller left before it', async () => {
    const { campaigns, calls } = start();
    const signal = { aborted: true, addEventListener() {}, removeEventListener() {} };
    const answer = await campaigns.claim(claim, { idempotencyKey: 'a', signal });
    expect(answer).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(calls.claim.made).toEqual([]);
  });

  test('no answer once the caller leaves', async () => {
    const { campaigns, calls } = start();
    calls.find.next({ kind: 'never' });
    const leaving: (() => void)[] = [];
    const signal = {
      aborted: false,
      addEventListener: (_: 'abort', listener: () => void) => void leaving.push(listener),
      removeEventListener() {},
    };
    const answer = campaigns.find('kopi', { signal });
    await settle();
    expect(calls.find.givenUp()).toBe(0);
    for (const leave of leaving) leave();
    expect(await answer).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(calls.find.givenUp()).toBe(1);
  });

  test('its answer if the caller leaves after it', async () => {
    const { campaigns, calls } = start();
    const leaving: (() => void)[] = [];
    const signal = {
      aborted: false,
      addEventListener: (_: 'abort', listener: () => void) => void leaving.push(listener),
      removeEventListener() {},
    };
    expect(await campaigns.find('kopi', { signal })).toMatchObject({ ok: true });
    for (const leave of leaving) leave();
    expect(calls.find.givenUp()).toBe(0);
  });
});
