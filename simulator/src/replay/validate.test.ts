import { expect, test } from 'vitest';
import { readScenario } from './validate.ts';

const SCENARIO = {
  version: 1,
  id: 'story',
  title: 'A story',
  clock: { start: '2026-09-04T15:00:00+07:00' },
  device: { platform: 'ios' },
  route: '/get-coupons',
  backend: { fixture: 'everyday' },
  steps: [{ do: 'reload' }],
};

function problemsOf(file: unknown): unknown {
  const read = readScenario(typeof file === 'string' ? file : JSON.stringify(file, null, 2));
  return read.ok ? [] : read.failure;
}

test('what a scenario leaves out has its usual value', () => {
  expect(readScenario(JSON.stringify(SCENARIO))).toMatchObject({
    ok: true,
    value: {
      seed: 1,
      user: null,
      storage: { local: {}, session: {} },
      device: { appVersion: '3.3.0', bridge: true, network: 'usual', clockOffset: 0 },
      backend: { claimCode: null, set: {}, overrides: [] },
    },
  });
});

test('text that is no JSON is told with its line', () => {
  expect(problemsOf('{\n  "id": "a"\n  "title": "b"\n}')).toEqual([
    { pointer: '', line: 3, words: expect.stringContaining('This is no JSON') },
  ]);
});

test.each(['null', '"a"', '7'])('%s is no scenario', (text) => {
  expect(problemsOf(text)).toMatchObject([{ pointer: '', line: 1 }]);
});

test('an unknown step is told with its number, its pointer, and the steps that there are', () => {
  const steps = [{ do: 'reload' }, { do: 'teleport' }];
  expect(problemsOf({ ...SCENARIO, steps })).toEqual([
    {
      pointer: '/steps/1/do',
      line: 20,
      words: expect.stringMatching(/^step 2: there is no "teleport"; there are .*"reload"/),
    },
  ]);
});

test('an unknown field would silently do nothing: it is refused', () => {
  const steps = [{ do: 'advance', ms: 1, milliseconds: 2 }];
  expect(problemsOf({ ...SCENARIO, steps, note: 'x' })).toEqual([
    {
      pointer: '/steps/0/milliseconds',
      line: 19,
      words: 'step 1: there is no field "milliseconds"',
    },
    { pointer: '/note', line: 22, words: 'there is no field "note"' },
  ]);
});

test('what is missing is named', () => {
  const { title: _, ...untitled } = SCENARIO;
  expect(problemsOf(untitled)).toEqual([
    { pointer: '/title', line: 1, words: 'something is missing: "title"' },
  ]);
});

test.each([
  ['a step without its field', { do: 'advance' }, '/steps/0/ms'],
  ['time that runs back', { do: 'advance', ms: -1 }, '/steps/0/ms'],
  ['half a millisecond', { do: 'advance', ms: 0.5 }, '/steps/0/ms'],
  [
    'a moment without its offset',
    { do: 'advance.to', moment: '2026-09-04T15:00:00' },
    '/steps/0/moment',
  ],
  [
    'an endpoint that is none',
    { do: 'http.override', match: 'GET /nowhere', reply: { code: 1 } },
    '/steps/0/match',
  ],
  [
    'a reply that says nothing',
    { do: 'http.override', match: 'GET /portal/app/config', reply: {} },
    '/steps/0/reply',
  ],
  ['a call that is none', { do: 'bridge.reply', call: 'flyToMoon', reply: {} }, '/steps/0/call'],
  [
    'the call before the first',
    { do: 'bridge.reply', call: 'toLogin', nth: 0, reply: {} },
    '/steps/0/nth',
  ],
  ['an event that is none', { do: 'bridge.event', event: 'moonrise' }, '/steps/0/event'],
  ['an event without a type', { do: 'send', actor: 'claim', event: {} }, '/steps/0/event/type'],
  ['an expectation of nothing', { do: 'expect' }, '/steps/0'],
  ['a state of nobody', { do: 'expect', state: 'closed' }, '/steps/0'],
  [
    'an actor of whom nothing is expected',
    { do: 'expect', actor: 'claim', user: null },
    '/steps/0',
  ],
  ['a pointer that is none', { do: 'expect', backend: { claims: 1 } }, '/steps/0/backend/claims'],
  ['a deed that is none', { do: 'answer' }, '/steps/0'],
  ['two deeds at once', { do: 'answer', scan: 'CODE', share: true }, '/steps/0'],
  ['a phone without a name', { do: 'answer', login: '{{e164:nobody}}' }, '/steps/0/login'],
  ['somebody unknown', { do: 'other-tab', user: 'nobody' }, '/steps/0/user'],
])('%s is refused where it stands', (_, step, pointer) => {
  expect(problemsOf({ ...SCENARIO, steps: [step] })).toEqual([
    { pointer, line: expect.any(Number), words: expect.stringMatching(/^step 1: ./) },
  ]);
});

test.each([
  [{ version: 2 }, '/version'],
  [{ id: 'Two Words' }, '/id'],
  [{ route: 'get-coupons' }, '/route'],
  [{ clock: { start: 'yesterday' } }, '/clock/start'],
  [{ device: { platform: 'symbian' } }, '/device/platform'],
  [{ device: { platform: 'ios', appVersion: '3' } }, '/device/appVersion'],
  [{ backend: { fixture: 'nowhere' } }, '/backend/fixture'],
  [{ steps: [] }, '/steps'],
])('%j is refused', (change, pointer) => {
  expect(problemsOf({ ...SCENARIO, ...change })).toMatchObject([{ pointer }]);
});
