import { RESPONSE_CODE } from '@cangkir/core';
import { expect, test } from 'vitest';
import { startBackend } from '../testing.ts';

const SMS = 1600;
const GUESSES_PER_PHONE = 5;

const phoneAt = (index: number) => `+6281${String(20_000_000 + index)}`;
const addressAt = (index: number) => `198.51.${Math.trunc(index / 250)}.${index % 250}`;

/** Asks for 1,600 SMS and guesses 8,000 codes in a row. Counts the SMS, and the guesses that were compared. */
async function attack(addressOf: (index: number) => string) {
  const { inbox, ask } = startBackend();
  let compared = 0;
  for (let index = 0; index < SMS; index += 1) {
    await ask('sendCode', { phone: phoneAt(index) }, { address: addressOf(index) });
  }
  for (let index = 0; index < SMS * GUESSES_PER_PHONE; index += 1) {
    const at = Math.trunc(index / GUESSES_PER_PHONE);
    const right = inbox[at]?.code;
    const code = right === '000000' ? '000001' : '000000';
    const guess = await ask('logIn', { phone: phoneAt(at), code }, { address: addressOf(at) });
    if (guess.code === RESPONSE_CODE.smsCodeWrong) compared += 1;
  }
  return { sent: inbox.length, compared };
}

test('from one address gets 60 SMS and 30 guesses through', async () => {
  expect(await attack(() => '203.0.113.7')).toMatchObject({ sent: 60, compared: 30 });
});

test('from as many addresses as phones gets 300 SMS and the tries of their codes through', async () => {
  expect(await attack(addressAt)).toMatchObject({ sent: 300, compared: 300 * GUESSES_PER_PHONE });
});
