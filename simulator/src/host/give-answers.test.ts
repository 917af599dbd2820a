import { createVirtualClock, settle } from '@cangkir/core/testing';
import { expect, test } from 'vitest';
import { giveAnswers } from './give-answers.ts';
import type { HostAnswer, HostReply } from './host.types.ts';

const OWN: HostAnswer = { code: 0, data: { top: 44 }, msg: 'success' };
const REFUSAL: HostAnswer = { code: -5, data: null, msg: 'Too old' };

/** Calls an app once whose answer is overridden, or not. */
function ask(override: HostReply | null) {
  const clock = createVirtualClock(0);
  const given: HostAnswer[] = [];
  const options = { clock, overrides: { take: () => override }, answer: async () => OWN };
  const asked = giveAnswers('getSafeTop', {}, options, (answer) => given.push(answer));
  return { clock, given, asked };
}

test('leaves a call without an override to the app', async () => {
  const { given, asked } = ask(null);
  await asked;
  expect(given).toEqual([OWN]);
});

test('replaces the app’s answer with another code, with its delay and count', async () => {
  const { clock, given, asked } = ask({ ...REFUSAL, delay: 500, times: 2 });
  await asked;
  await clock.advance(499);
  expect(given).toEqual([]);
  await clock.advance(1);
  expect(given).toEqual([REFUSAL, REFUSAL]);
});

test.each<[string, HostReply | null]>([
  ['the app’s own answer', null],
  ['an override', { ...REFUSAL, delay: 0, times: 1 }],
])('gives %s after the call has returned', async (_, override) => {
  const { given, asked } = ask(override);
  expect(given).toEqual([]);
  await asked;
  expect(given).toHaveLength(1);
});

test('delays or drops the app’s own answer', async () => {
  const late = ask({ answer: 'own', delay: 500, times: 1 });
  await late.asked;
  await late.clock.advance(499);
  expect(late.given).toEqual([]);
  await late.clock.advance(1);
  expect(late.given).toEqual([OWN]);

  const never = ask({ answer: 'own', delay: 0, times: 0 });
  await never.asked;
  await settle();
  expect(never.given).toEqual([]);
});
