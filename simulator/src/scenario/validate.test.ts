import { expect, test } from 'vitest';
import { readScenario } from './validate.ts';

const SCENARIO = {
  version: 2,
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

test('fills omitted fields with defaults', () => {
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

test('reports text that is not JSON with its line', () => {
  expect(problemsOf('{\n  "id": "a"\n  "title": "b"\n}')).toEqual([
    { pointer: '', line: 3, message: expect.stringContaining('This is not JSON') },
  ]);
});

test('a file that is nested too deep is refused with its place, and overflows no stack', () => {
  const nest = `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`;
  expect(problemsOf(`{\n "steps": [\n${nest}]}`)).toEqual([
    {
      pointer: `/steps/0${'/a'.repeat(62)}`,
      line: 3,
      message: 'step 1: expected at most 64 objects and lists inside one another, found more',
    },
  ]);
});

test('refuses 200,000 steps with the place of the first that is too many', () => {
  const steps = Array.from({ length: 200_000 }, () => ({ do: 'reload' }));
  expect(problemsOf(JSON.stringify({ ...SCENARIO, steps }))).toEqual([
    {
      pointer: '/steps/2000',
      line: 1,
      message: 'step 2001: expected at most 2,000 entries in a list or an object, found more',
    },
  ]);
});

test('the mark that some editors put before a text is no part of it', () => {
  expect(problemsOf(`\ufeff${JSON.stringify(SCENARIO)}`)).toEqual([]);
});

test.each([
  ['null', 'null'],
  ['"a"', '"a"'],
  ['7', '7'],
  ['[]', 'an empty list'],
  ['[{}]', 'a list'],
])('reports that %s is not a scenario', (text, found) => {
  expect(problemsOf(text)).toEqual([
    { pointer: '', line: 1, message: `expected an object, found ${found}` },
  ]);
});

test('reports a repeated field, as only the last one would count', () => {
  const steps = `[
    { "do": "reload" },
    {
      "do": "expect",
      "actor": "claim", "state": "closed",
      "actor": "login"
    }
  ]`;
  const text = JSON.stringify(SCENARIO).replace(JSON.stringify(SCENARIO.steps), steps);
  expect(problemsOf(text)).toEqual([
    {
      pointer: '/steps/1/actor',
      line: 6,
      message: 'step 2: “actor” is repeated here, and only its last value would count',
    },
  ]);
});

test('reports an unknown step with its number, its pointer, and the known steps', () => {
  const steps = [{ do: 'reload' }, { do: 'teleport' }];
  expect(problemsOf({ ...SCENARIO, steps })).toEqual([
    {
      pointer: '/steps/1/do',
      line: 20,
      message: expect.stringMatching(/^step 2: there is no "teleport"; there are .*"reload"/),
    },
  ]);
});

test('refuses an unknown field, which would have no effect', () => {
  const steps = [{ do: 'advance', ms: 1, milliseconds: 2 }];
  expect(problemsOf({ ...SCENARIO, steps, note: 'x' })).toEqual([
    {
      pointer: '/steps/0/milliseconds',
      line: 19,
      message: 'step 1: there is no field "milliseconds"',
    },
    { pointer: '/note', line: 22, message: 'there is no field "note"' },
  ]);
});

test('names what is missing', () => {
  const { title: _, ...untitled } = SCENARIO;
  expect(problemsOf(untitled)).toEqual([
    { pointer: '/title', line: 1, message: 'something is missing: "title"' },
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
  [
    'an event whose type is no name',
    { do: 'send', actor: 'claim', event: { type: 'CLAIM\nimport()' } },
    '/steps/0/event/type',
  ],
  ['an expectation of nothing', { do: 'expect' }, '/steps/0'],
  ['a state of nobody', { do: 'expect', state: 'closed' }, '/steps/0'],
  [
    'an actor of whom nothing is expected',
    { do: 'expect', actor: 'claim', user: null },
    '/steps/0',
  ],
  ['a pointer that is none', { do: 'expect', backend: { claims: 1 } }, '/steps/0/backend/claims'],
  ['an answer that is none', { do: 'answer' }, '/steps/0'],
  ['two answers at once', { do: 'answer', scan: 'CODE', share: true }, '/steps/0'],
  ['a phone without a name', { do: 'answer', login: '{{e164:nobody}}' }, '/steps/0/login'],
  ['more time than a story can take', { do: 'advance', ms: 1e18 }, '/steps/0/ms'],
  ['a list in the place of a step', [], '/steps/0'],
  ['a text in the place of a step', 'reload', '/steps/0'],
  ['a list in the place of an event', { do: 'send', actor: 'claim', event: [] }, '/steps/0/event'],
  [
    'a list in the place of a reply',
    { do: 'bridge.reply', call: 'toLogin', reply: [] },
    '/steps/0/reply',
  ],
  ['a list in the place of what to set', { do: 'backend.change', set: [] }, '/steps/0/set'],
  [
    'a list in the place of a context',
    { do: 'expect', actor: 'claim', context: [] },
    '/steps/0/context',
  ],
  ['a list in the place of counts', { do: 'expect', requests: [] }, '/steps/0/requests'],
  [
    'a list in the place of what is stored',
    { do: 'expect', storage: { local: [] } },
    '/steps/0/storage/local',
  ],
  ['somebody unknown', { do: 'other-tab', user: 'nobody' }, '/steps/0/user'],
])('refuses %s at its place', (_, step, pointer) => {
  expect(problemsOf({ ...SCENARIO, steps: [step] })).toEqual([
    { pointer, line: expect.any(Number), message: expect.stringMatching(/^step 1: ./) },
  ]);
});

test.each([
  [{ version: 3 }, '/version'],
  [{ id: 'Two Words' }, '/id'],
  [{ route: 'get-coupons' }, '/route'],
  [{ clock: { start: 'yesterday' } }, '/clock/start'],
  [{ device: { platform: 'symbian' } }, '/device/platform'],
  [{ device: { platform: 'ios', appVersion: '3' } }, '/device/appVersion'],
  [{ backend: { fixture: 'nowhere' } }, '/backend/fixture'],
  [{ steps: [] }, '/steps'],
  [{ storage: [] }, '/storage'],
  [{ device: [] }, '/device'],
  [{ backend: { fixture: 'everyday', set: [] } }, '/backend/set'],
  [{ device: { platform: 'ios', clockOffset: -1e18 } }, '/device/clockOffset'],
  [
    { device: { platform: 'ios', location: { latitude: 91, longitude: 0 } } },
    '/device/location/latitude',
  ],
])('refuses %j', (change, pointer) => {
  expect(problemsOf({ ...SCENARIO, ...change })).toMatchObject([{ pointer }]);
});

test.each([
  '2026-13-01T15:00:00+07:00',
  '2026-00-01T15:00:00+07:00',
  '2026-02-00T15:00:00+07:00',
  '2026-02-30T15:00:00+07:00',
  '2026-02-29T15:00:00+07:00',
  '2026-04-31T15:00:00+07:00',
  '2026-09-32T15:00:00+07:00',
  '2026-09-04T24:00:00+07:00',
  '2026-09-04T25:00:00+07:00',
  '2026-09-04T15:60:00+07:00',
  '2026-09-04T15:00:60+07:00',
  '2026-09-04T15:00:00+99:00',
  '2026-09-04T15:00:00+15:00',
  '2026-09-04T15:00:00+07:60',
])('refuses %s, which never occurs', (moment) => {
  const steps = [{ do: 'advance.to', moment }];
  const never = {
    line: expect.any(Number),
    message: expect.stringMatching(`found "${moment.replace('+', '.')}"$`),
  };
  expect(problemsOf({ ...SCENARIO, clock: { start: moment }, steps })).toEqual([
    { pointer: '/clock/start', ...never },
    { pointer: '/steps/0/moment', ...never },
  ]);
});

test.each(['2028-02-29T00:00:00Z', '2026-12-31T23:59:59.999+14:00', '2026-01-01T00:00:00-12:00'])(
  'accepts %s as a moment',
  (start) => {
    expect(problemsOf({ ...SCENARIO, clock: { start } })).toEqual([]);
  },
);

test.each([[{ do: 'advance', ms: 0 }], [{ do: 'advance', ms: 100 * 366 * 24 * 60 * 60 * 1000 }]])(
  'accepts %j as a duration',
  (step) => {
    expect(problemsOf({ ...SCENARIO, steps: [step] })).toEqual([]);
  },
);

test.each([
  [{ clock: 7 }, 'expected an object, found 7'],
  [
    { clock: { start: 'soon' } },
    'expected a moment such as 2026-09-04T14:54:00+07:00, found "soon"',
  ],
  [{ steps: {} }, 'expected a list, found an object'],
  [{ steps: [] }, 'expected at least one step, found an empty list'],
  [{ title: '' }, 'expected a text that is not empty, found ""'],
  [{ seed: 0.5 }, 'expected a whole number, found 0.5'],
  [{ route: 'home' }, 'expected a route, which begins with /, found "home"'],
  [
    { device: { platform: 'symbian' } },
    'expected one of "ios", "android", "browser", found "symbian"',
  ],
  [{ device: { platform: 'ios', bridge: 1 } }, 'expected true or false, found 1'],
  [{ device: { platform: 'ios', appVersion: '3' } }, 'expected a version such as 3.3.0, found "3"'],
  [{ device: { platform: 'ios', viewport: [375] } }, 'something is missing: a number'],
  [{ steps: [{ do: 'advance', ms: -1 }] }, 'step 1: expected at least 0, found -1'],
  [
    { steps: [{ do: 'advance', ms: 1e18 }] },
    'step 1: expected at most 3162240000000, which is a hundred years, found 1000000000000000000',
  ],
  [
    { steps: [{ do: 'expect', actor: 'claim', state: 7 }] },
    'step 1: expected one of a text, a list, found 7',
  ],
  [{ steps: [null] }, 'step 1: expected an object, found null'],
  [{ steps: [{ do: 'expect' }] }, 'step 1: expected something to look at'],
  [{ title: 7, version: 3 }, 'expected 2, found 3'],
])('%j: says what was expected and what was found', (change, message) => {
  expect(problemsOf({ ...SCENARIO, ...change })).toContainEqual(
    expect.objectContaining({ message }),
  );
});

test('shortens actual values, and masks phones in them', () => {
  const found = (user: unknown) => JSON.stringify(problemsOf({ ...SCENARIO, user }));
  expect(found(['+6281200000202'])).not.toContain('200000202');
  expect(found('call 0812-0000-0202')).not.toContain('0000-0202');
  expect(found('x'.repeat(1000)).length).toBeLessThan(300);
});

test('points into the file as written, without full phones', () => {
  const set = { '/startedAt': 1, '{{e164:member}}': 2 };
  expect(problemsOf({ ...SCENARIO, backend: { fixture: 'everyday', set } })).toEqual([
    {
      pointer: '/backend/set/{{e164:member}}',
      line: 16,
      message: 'expected a JSON Pointer such as /outcome/kind, found "{{e164:member}}"',
    },
  ]);
});

test('a file without a version is no scenario', () => {
  const { version: _, ...file } = SCENARIO;
  expect(problemsOf(file)).toEqual([
    { pointer: '/version', line: 1, message: 'something is missing: "version"' },
  ]);
});

test.each(['2', null, true, -1, 0, 1, 1.5, 3])('%j is no version', (version) => {
  expect(problemsOf({ ...SCENARIO, version })).toEqual([
    { pointer: '/version', line: 2, message: `expected 2, found ${JSON.stringify(version)}` },
  ]);
});

test('reports nothing else about a file of another version', () => {
  const file = { version: 99, story: {}, title: '{{nothing}}' };
  expect(problemsOf(file)).toEqual([
    { pointer: '/version', line: 2, message: 'expected 2, found 99' },
  ]);
});

test.each([
  ['/route', { route: '/{{brnd}}/luckDraw' }],
  ['/title', { title: 'A {{story}}' }],
  ['/user', { user: '{{e164:nobody}}' }],
  ['/storage/local/a{{b}}', { storage: { local: { 'a{{b}}': 1 } } }],
  [
    '/steps/0/event/text',
    { steps: [{ do: 'send', actor: 'login', event: { type: 'A', text: '{{smscode}}' } }] },
  ],
])('refuses a placeholder without a value at %s', (pointer, change) => {
  expect(problemsOf({ ...SCENARIO, ...change })).toMatchObject([{ pointer }]);
});

test('lists all machines if one is mistyped, even if it is expected not to run', () => {
  const steps = [{ do: 'expect', actor: 'clam', running: false }];
  expect(problemsOf({ ...SCENARIO, steps })).toEqual([
    {
      pointer: '/steps/0/actor',
      line: 18,
      message: expect.stringMatching(/^step 1: expected one of "annualSummary", .*, found "clam"$/),
    },
  ]);
});

test('reports an unknown storage key that is expected to be empty', () => {
  const local = { glbal: null, global: null, ttVoucher: null, reads: null, dailyBanners: null };
  const session = { 'common-session': null, pay: null, tracking: null, errors: null };
  const steps = [{ do: 'reload' }, { do: 'expect', storage: { local, session } }];
  expect(problemsOf({ ...SCENARIO, steps })).toEqual([
    {
      pointer: '/steps/1/storage/local/glbal',
      line: 23,
      message: expect.stringMatching(
        /^step 2: nothing is ever stored under “glbal” in local; there are global, /,
      ),
    },
  ]);
});

test.each([
  ['local', { 'common-session': null }],
  ['local', { pay: null }],
  ['session', { global: null }],
  ['session', { other: null }],
  ['session', { ttVoucher: null }],
  ['local', { glbal: { '/state/token': null, '/state/lan': null } }],
])('refuses the expectation in %s of what never exists: %j', (area, expected) => {
  const steps = [{ do: 'expect', storage: { [area]: expected } }];
  const key = Object.keys(expected).join();
  expect(problemsOf({ ...SCENARIO, steps })).toMatchObject([
    { pointer: `/steps/0/storage/${area}/${key}` },
  ]);
});

test('ignores an unknown key that is expected to have a value, which fails by itself', () => {
  const local = { glbal: { '/state/token': null, '/state/lan': 'in' }, glob: 'x' };
  expect(problemsOf({ ...SCENARIO, steps: [{ do: 'expect', storage: { local } }] })).toEqual([]);
});

test('does not count a removal as storing the key', () => {
  const change = { do: 'storage.change', area: 'local', key: 'glbal', value: null };
  const gone = { do: 'expect', storage: { local: { glbal: null } } };
  expect(problemsOf({ ...SCENARIO, steps: [change, gone] })).toMatchObject([
    { pointer: '/steps/1/storage/local/glbal' },
  ]);
});

test('allows an expectation of an empty key that the scenario itself stores, in that area', () => {
  const storage = { local: { ours: 'x' } };
  const change = { do: 'storage.change', area: 'session', key: 'theirs', value: 1 };
  const gone = { do: 'expect', storage: { local: { ours: null }, session: { theirs: null } } };
  expect(problemsOf({ ...SCENARIO, storage, steps: [change, gone] })).toEqual([]);
  const elsewhere = { local: { theirs: null }, session: { ours: null, theirs: 1, none: 'x' } };
  expect(
    problemsOf({ ...SCENARIO, storage, steps: [change, { do: 'expect', storage: elsewhere }] }),
  ).toMatchObject([
    { pointer: '/steps/1/storage/local/theirs' },
    { pointer: '/steps/1/storage/session/ours' },
  ]);
});
