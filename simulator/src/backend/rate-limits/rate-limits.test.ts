import { GIFT_CODE, RESPONSE_CODE } from '@cangkir/core';
import { HOUR_MS, MINUTE_MS } from '@cangkir/core/durations';
import { describe, expect, test } from 'vitest';
import { PEOPLE } from '../login/login.fixture.ts';
import { START, startBackend } from '../testing.ts';

const VICTIM = '+6281234567890';
const CAFE = '203.0.113.7';
const HOME = '198.51.100.4';

const phoneAt = (index: number) => `+6281${String(20_000_000 + index)}`;

const limited = (retryAt: number) => ({
  code: RESPONSE_CODE.tooManyRequests,
  data: { retryAt },
});

/** A backend, and how often its SMS and wrong codes got through. */
function startVisited() {
  const started = startBackend();
  const { clock, inbox, ask } = started;

  /** Sends an SMS to a phone after its pause. */
  async function send(phone: string, address: string) {
    await clock.advance(MINUTE_MS);
    return ask('sendCode', { phone }, { address });
  }

  function rightCode(phone: string): string {
    return inbox.findLast((sms) => sms.phone === phone)?.code ?? '';
  }

  async function guess(phone: string, address: string) {
    const code = rightCode(phone) === '000000' ? '000001' : '000000';
    return ask('logIn', { phone, code }, { address });
  }

  async function logIn(phone: string, address: string) {
    return ask('logIn', { phone, code: rightCode(phone) }, { address });
  }

  return { ...started, send, guess, logIn };
}

describe('SMS', () => {
  test('go to 60 phones from one address, and to one more every ten seconds', async () => {
    const { clock, ask } = startVisited();
    const from = { address: CAFE };
    for (let index = 0; index < 60; index += 1) {
      expect(await ask('sendCode', { phone: phoneAt(index) }, from)).toMatchObject({ code: 0 });
    }
    expect(await ask('sendCode', { phone: VICTIM }, from)).toMatchObject(limited(START + 10_000));
    expect(await ask('sendCode', { phone: VICTIM }, { address: HOME })).toMatchObject({ code: 0 });
    await clock.advance(10_000);
    expect(await ask('sendCode', { phone: phoneAt(60) }, from)).toMatchObject({ code: 0 });
    expect(await ask('sendCode', { phone: phoneAt(61) }, from)).toMatchObject(
      limited(START + 20_000),
    );
  });

  test('go to a phone again and again from one address, and still from another', async () => {
    const { clock, send } = startVisited();
    for (let sent = 0; sent < 5; sent += 1) {
      expect(await send(VICTIM, CAFE)).toMatchObject({ code: 0 });
    }
    expect(await send(VICTIM, CAFE)).toMatchObject(limited(START + MINUTE_MS + HOUR_MS / 5));
    for (let sent = 0; sent < 5; sent += 1) {
      expect(await send(VICTIM, HOME)).toMatchObject({ code: 0 });
    }
    expect(await send(VICTIM, '192.0.2.9')).toMatchObject({ code: 0 });
    expect(clock.now()).toBe(START + 12 * MINUTE_MS);
  });

  test('are refused alike to a registered phone and to any other', async () => {
    const { guess, send } = startVisited();
    const codesOf = async (phone: string) => {
      const codes: number[] = [];
      for (let turn = 0; turn < 8; turn += 1) {
        codes.push((await send(phone, CAFE)).code);
        for (let tries = 0; tries < 4; tries += 1) codes.push((await guess(phone, CAFE)).code);
      }
      return codes;
    };
    const ofMember = await codesOf(PEOPLE.member.phone);
    expect(ofMember).toContain(RESPONSE_CODE.tooManyRequests);
    expect(await codesOf(VICTIM)).toEqual(ofMember);
  });
});

describe('wrong codes', () => {
  test('do not keep the owner of the phone out, who is elsewhere', async () => {
    const { ask, send, guess, logIn } = startVisited();
    let isIn = false;
    for (let minutes = 0; minutes < 3; minutes += 1) {
      await send(VICTIM, HOME);
      // As fast as the attacker can, before the SMS is read.
      for (let tries = 0; tries < 100; tries += 1) await guess(VICTIM, CAFE);
      isIn ||= (await logIn(VICTIM, HOME)).code === RESPONSE_CODE.success;
    }
    expect(isIn).toBe(true);
    expect(await ask('sendCode', { phone: VICTIM }, { address: CAFE })).toMatchObject({
      code: RESPONSE_CODE.smsCodeTooSoon,
    });
  });

  test('keep the right one out at their own address, for 20 seconds', async () => {
    const { clock, ask, guess, logIn } = startVisited();
    await ask('sendCode', { phone: VICTIM }, { address: CAFE });
    for (let index = 0; index < 6; index += 1) {
      await ask('sendCode', { phone: phoneAt(index) }, { address: CAFE });
      for (let tries = 0; tries < 5; tries += 1) await guess(phoneAt(index), CAFE);
    }
    expect(await logIn(VICTIM, CAFE)).toMatchObject(limited(START + 20_000));
    await clock.advance(20_000);
    expect(await logIn(VICTIM, CAFE)).toMatchObject({ code: 0 });
  });
});

describe('changes of an account', () => {
  const PACK = { packId: 'hemat-siang', quantity: 1 };

  test('are made 60 times, and once more each second', async () => {
    const { backend, clock, ask } = startVisited();
    const token = backend.logInAs('member')?.token ?? '';
    const friend = backend.logInAs('newcomer')?.token ?? '';
    const first = await ask('buyPack', PACK, { token, key: 'first' });
    for (let changes = 1; changes < 60; changes += 1) {
      expect(await ask('buyPack', PACK, { token })).toMatchObject({ code: 0 });
    }
    expect(await ask('buyPack', PACK, { token })).toMatchObject(limited(START + 1000));
    // A retry after a lost answer gets it, and reading goes on.
    expect(await ask('buyPack', PACK, { token, key: 'first' })).toEqual(first);
    expect(await ask('vouchers', {}, { token })).toMatchObject({ code: 0 });
    expect(await ask('buyPack', PACK, { token: friend })).toMatchObject({ code: 0 });
    await clock.advance(1000);
    expect(await ask('buyPack', PACK, { token })).toMatchObject({ code: 0 });
    expect(await ask('logOutEverywhere', {}, { token })).toMatchObject({ code: 0 });
  });
});

test('a gift card’s code is guessed 30 times', async () => {
  const { backend, ask } = startVisited();
  const token = backend.logInAs('member')?.token ?? '';
  const guess = (nth: number) =>
    ask('redeemGiftCard', { code: `GUESS${String(nth).padStart(11, '0')}` }, { token });
  for (let nth = 0; nth < 30; nth += 1) {
    expect(await guess(nth)).toMatchObject({ code: GIFT_CODE.cardUnknown });
  }
  expect(await guess(30)).toMatchObject(limited(START + 20_000));
});

describe('the counts', () => {
  test('are deleted when they are back at zero', async () => {
    const { backend, clock, ask } = startVisited();
    for (let index = 0; index < 300; index += 1) {
      await ask('sendCode', { phone: phoneAt(index) }, { address: `203.0.113.${index}` });
    }
    const kept = () => Object.keys(backend.peek().rateLimits);
    expect(kept()).toHaveLength(1 + 3 * 300);
    await clock.advance(HOUR_MS);
    await ask('sendCode', { phone: VICTIM }, { address: CAFE });
    expect(kept()).toHaveLength(4);
  });

  test('of a clock that was ahead are back at zero', async () => {
    const { backend, ask } = startVisited();
    const ahead = START + 365 * 24 * HOUR_MS;
    const rateLimits = { smsInTotal: ahead, 'smsToPhone +6281200000999': ahead };
    backend.load({ ...backend.snapshot(), rateLimits });
    expect(await ask('sendCode', { phone: VICTIM })).toMatchObject({ code: 0 });
    expect(backend.peek().rateLimits).toHaveProperty('smsInTotal', START + MINUTE_MS / 300);
    expect(Object.keys(backend.peek().rateLimits)).toHaveLength(4);
  });
});
