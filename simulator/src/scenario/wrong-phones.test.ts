import { expect, test } from 'vitest';
import { memberStory } from '../replay/testing.ts';
import { readScenario } from './validate.ts';

const FRIEND = { device: { platform: 'ios' }, route: '/mine' };

function problemsOf(steps: readonly object[], parts: object = {}) {
  const read = readScenario(JSON.stringify(memberStory({ ...parts, version: 2, steps })));
  return read.ok ? [] : read.failure.map(({ pointer, message }) => [pointer, message]);
}

test('accepts a second phone, on any step that is about one phone', () => {
  const steps = [
    { do: 'send', actor: 'claim', event: { type: 'CLAIM' }, phone: 2 },
    { do: 'answer', login: 'member', phone: 2 },
    { do: 'bridge.reply', call: 'toLogin', reply: {}, phone: 2 },
    { do: 'bridge.event', event: 'pause', phone: 2 },
    { do: 'http.override', match: 'GET /portal/app/config', reply: { code: 1 }, phone: 2 },
    { do: 'network', network: 'offline', phone: 2 },
    { do: 'other-tab', user: null, phone: 2 },
    { do: 'storage.change', area: 'local', key: 'global', value: null, phone: 2 },
    { do: 'choose-language', language: 'en', phone: 2 },
    { do: 'tap', role: 'button', name: 'Go', phone: 2 },
    { do: 'open', route: '/mine', phone: 2 },
    { do: 'expect', user: null, phone: 2 },
    ...['pause', 'resume', 'reload', 'back'].map((name) => ({ do: name, phone: 2 })),
  ];
  expect(problemsOf(steps, { secondPhone: FRIEND })).toEqual([]);
});

test('the second phone is another device unless the file says otherwise', () => {
  const read = readScenario(
    JSON.stringify(memberStory({ secondPhone: FRIEND, steps: [{ do: 'reload', phone: 2 }] })),
  );
  expect(read).toMatchObject({
    value: {
      device: { id: 'phone-1' },
      secondPhone: { device: { id: 'phone-2' }, user: null, storage: { local: {}, session: {} } },
    },
  });
});

test('refuses a step on a second phone that the file does not have', () => {
  expect(
    problemsOf([
      { do: 'advance', ms: 1 },
      { do: 'reload', phone: 2 },
    ]),
  ).toEqual([
    ['/steps/1/phone', 'step 2: there is no second phone here: say in "secondPhone" how it starts'],
  ]);
});

test.each([
  { do: 'advance', ms: 1 },
  { do: 'advance.to', moment: '2026-09-05T15:00:00+07:00' },
  { do: 'backend.change', claimCode: null },
])('refuses a phone of $do, which is about both', (step) => {
  expect(problemsOf([{ ...step, phone: 2 }], { secondPhone: FRIEND })).toEqual([
    ['/steps/0/phone', `step 1: "${step.do}" is about both phones: leave "phone" out`],
  ]);
});

test.each([1, 3])('refuses the phone %i', (phone) => {
  expect(problemsOf([{ do: 'reload', phone }], { secondPhone: FRIEND })).toEqual([
    ['/steps/0/phone', `step 1: expected 2, found ${phone}`],
  ]);
});

test('a phone alone is nothing to expect, and no answer', () => {
  const steps = [
    { do: 'expect', phone: 2 },
    { do: 'answer', phone: 2 },
  ];
  expect(problemsOf(steps, { secondPhone: FRIEND })).toEqual([
    ['/steps/0', 'step 1: expected something to look at'],
    ['/steps/1', 'step 2: expected one of login, scan, share and pay'],
  ]);
});

test.each([
  [{ ...FRIEND, route: '/Mine' }, '/secondPhone/route'],
  [{ ...FRIEND, user: '{{token}}' }, '/secondPhone/user'],
  [{ route: '/mine' }, '/secondPhone/device'],
  [{ ...FRIEND, backend: {} }, '/secondPhone/backend'],
])('names the place of what is wrong with the second phone: %j', (secondPhone, pointer) => {
  expect(problemsOf([{ do: 'reload', phone: 2 }], { secondPhone })).toEqual([
    [pointer, expect.any(String)],
  ]);
});

test('accepts the token in its storage, and a key that only it stores', () => {
  const storage = { local: { seen: '{{token}}' } };
  const gone = { do: 'expect', phone: 2, storage: { local: { seen: null } } };
  expect(problemsOf([gone], { secondPhone: { ...FRIEND, storage } })).toEqual([]);
});
