import type { ProblemReport, Trail, TrailStep } from '@cangkir/core/health';
import { expect, test } from 'vitest';
import { crash } from '../actors.ts';
import type { Driver } from '../driver.ts';
import { createMachinesDriver, machinesDriver } from '../machines/machines-driver.ts';
import { draftText } from '../recording/draft.ts';
import { beginRun } from '../run-scenario.ts';
import { CLAIM, CLAIM_ENDPOINT, memberStory, writeScenario } from '../testing.ts';
import { readReport, unreadReport } from './read-report.ts';
import { scenarioFromReport } from './scenario-from-report.ts';
import { tryReport } from './try-report.ts';

/** The report of a person who did these steps, as its file has it. */
async function reportOf(steps: readonly object[], parts: object = {}): Promise<ProblemReport> {
  const trails: Trail[] = [];
  const driver = createMachinesDriver({ onTrail: (trail) => trails.push(trail) });
  const run = await beginRun(writeScenario({ ...parts, steps }), driver);
  while (!run.isOver()) await run.step();
  const text = JSON.stringify(trails.at(-1)?.report());
  await run.close();
  const read = readReport(text);
  if (!read.ok) throw new Error(read.failure);
  return read.value;
}

/** What every report leaves open. */
const ABOUT =
  'It is of the release machines, and does not say which browser and which screen: the scenario has the usual ones.';

const LOST_CLAIM = [
  { do: 'http.override', match: CLAIM_ENDPOINT, reply: { network: 'lost' }, times: 4 },
  CLAIM,
  { do: 'advance', ms: 60_000 },
] as const;

test('makes a scenario that goes the same way, and expects the same end', async () => {
  const { draft, remarks, result } = await tryReport(await reportOf(LOST_CLAIM), machinesDriver);
  expect(result).toMatchObject({ passed: true });
  expect(remarks).toEqual([
    `${CLAIM_ENDPOINT} had no answer, and may have been carried out all the same: try “lost” in place of “offline”.`,
    ABOUT,
  ]);
  expect(draft).toMatchObject({
    clock: { start: '2026-09-04T15:00:00+07:00' },
    user: 'member',
    route: '/get-coupons?activityCode=kopi-susu',
  });
  expect(draft.steps).toContainEqual(CLAIM);
  expect(draft.steps).toContainEqual({
    do: 'http.override',
    match: CLAIM_ENDPOINT,
    reply: { network: 'offline' },
    times: 4,
  });
  expect(draft.steps).toContainEqual({ do: 'expect', actor: 'claim', state: 'failed' });
});

test.each([
  [
    'a phone of another language and a hidden page',
    [{ do: 'choose-language', language: 'zh' }, { do: 'pause' }, { do: 'resume' }],
    {},
  ],
  ['another page', [{ do: 'open', route: '/mine/packs/hemat-siang' }], {}],
  [
    'another tab',
    [
      { do: 'other-tab', user: 'newcomer' },
      { do: 'other-tab', user: null },
    ],
    {},
  ],
  [
    'a connection that was lost',
    [{ do: 'network', network: 'offline' }, CLAIM, { do: 'network', network: 'usual' }],
    {},
  ],
  ['the native app', [CLAIM, { do: 'advance', ms: 5000 }], { device: { platform: 'ios' } }],
  [
    'a phone that reads the SMS by itself',
    [
      { do: 'send', actor: 'login', event: { type: 'TYPE_PHONE', text: '0812 0000 0101' } },
      { do: 'send', actor: 'login', event: { type: 'SEND_CODE' } },
      { do: 'advance', ms: 2000 },
    ],
    { device: { platform: 'browser', readsSms: true }, user: null },
  ],
  ['a clock that is wrong', [CLAIM], { device: { platform: 'browser', clockOffset: 1_200_000 } }],
  ['a page that was loaded again', [...LOST_CLAIM.slice(0, 2), { do: 'reload' }], {}],
])('goes the way of %s', async (_, steps, parts) => {
  const report = await reportOf(steps, parts);
  const { result, draft } = await tryReport(report, machinesDriver);
  expect(result.failures, draftText(draft)).toEqual([]);
});

/** What somebody does over four minutes, and looks at for as long between. */
const MINUTES = [
  { do: 'advance', ms: 70_000 },
  { do: 'choose-language', language: 'zh' },
  { do: 'advance', ms: 80_000 },
  CLAIM,
  { do: 'advance', ms: 90_000 },
  { do: 'open', route: '/help' },
] as const;

test.each([
  ['2 min fast', 120_000],
  ['3 min slow', -180_000],
  ['an hour fast', 3_600_000],
  ['an hour slow', -3_600_000],
])('keeps the order and the time of minutes on a phone that is %s', async (_, clockOffset) => {
  const device = { platform: 'browser' };
  const right = scenarioFromReport(await reportOf(MINUTES, { device })).draft;
  const report = await reportOf(MINUTES, { device: { ...device, clockOffset } });
  const { draft, result } = await tryReport(report, machinesDriver);
  expect(result.failures, draftText(draft)).toEqual([]);
  const { clock, backend } = right;
  expect(draft).toMatchObject({ clock, backend, device: { clockOffset } });
  expect(stepsWithTime(draft.steps)).toEqual(stepsWithTime(right.steps));
});

test('knows how wrong the phone was when the events of its first minutes are gone', async () => {
  const device = { platform: 'browser', clockOffset: 120_000 };
  const report = await reportOf(MINUTES, { device });
  const { draft } = scenarioFromReport({ ...report, events: [] });
  expect(draft).toMatchObject({
    clock: { start: '2026-09-04T15:00:00+07:00' },
    device: { clockOffset: 120_000 },
  });
});

/** What a person does, and the time between. */
function stepsWithTime(steps: readonly unknown[]): readonly unknown[] {
  const kinds = ['advance', 'send', 'open', 'choose-language'];
  return steps.filter((step) => kinds.includes(Reflect.get(Object(step), 'do')));
}

test('expects of each page that was left what it had come to', async () => {
  const report = await reportOf([...LOST_CLAIM, { do: 'open', route: '/help' }]);
  const { at } = report;
  const { draft, result } = await tryReport(
    {
      ...report,
      events: [
        { kind: 'route', at: at - 9, name: 'getCoupons' },
        { kind: 'machine', at: at - 8, machine: 'claim', event: 'CLAIM', state: 'failed' },
        { kind: 'machine', at: at - 7, machine: 'page', event: 'RETRY', state: 'running' },
        { kind: 'route', at, name: 'help' },
        { kind: 'machine', at, machine: 'app', event: 'ROUTE_CHANGED', state: 'atPage' },
      ],
    },
    machinesDriver,
  );
  expect(result.failures, draftText(draft)).toEqual([]);
  const opened = draft.steps.findIndex((step) => Reflect.get(Object(step), 'do') === 'open');
  expect(draft.steps[opened - 1]).toEqual({ do: 'expect', actor: 'claim', state: 'failed' });
});

test.each([
  [9_999, 'offline'],
  [10_000, 'silent'],
  // On a phone, whose timers are late.
  [10_003, 'silent'],
])('takes a request that had no answer after %i ms for one that is %s', async (ms, network) => {
  const report = await reportOf(LOST_CLAIM);
  const trail = report.trail.map((step) =>
    step.kind === 'request' && step.outcome === 'unreachable' ? { ...step, ms } : step,
  );
  const { steps } = scenarioFromReport({ ...report, trail }).draft;
  const { match, times } = LOST_CLAIM[0];
  expect(steps).toContainEqual({ do: 'http.override', match, reply: { network }, times });
});

test('answers a request that was asked again for somebody else, also where it is asked once', async () => {
  const report = await reportOf([CLAIM]);
  const first = report.trail.find(
    (step) => step.kind === 'request' && step.name.includes('campaign'),
  );
  if (first?.kind !== 'request') throw new Error('It asks for the campaign.');
  const aborted: TrailStep = { ...first, ms: 0, outcome: 'aborted', data: {} };
  const { result } = await tryReport(
    { ...report, trail: [aborted, ...report.trail] },
    machinesDriver,
  );
  expect(result.failures).toEqual([]);
});

test('leaves out what the machines alone never ask for, and says so', async () => {
  const report = await reportOf([CLAIM]);
  const asked: TrailStep = {
    kind: 'request',
    at: report.at,
    name: 'GET /portal/app/home',
    ms: 3,
    outcome: 'unreachable',
    data: null,
  };
  const { draft, remarks, result } = await tryReport(
    { ...report, trail: [...report.trail, asked] },
    machinesDriver,
  );
  expect(result.passed).toBe(true);
  expect(remarks).toEqual([
    ABOUT,
    'The machines alone do not ask for GET /portal/app/home: left out.',
  ]);
  expect(draftText(draft)).not.toContain('/portal/app/home');
});

test('says which steps a long report has forgotten', async () => {
  const report = await reportOf([CLAIM]);
  const { remarks } = await tryReport({ ...report, forgotten: 7 }, machinesDriver);
  expect(remarks[0]).toBe(
    'The first 7 steps are not in the report: the scenario begins without them.',
  );
});

test('expects nothing of machines that had crashed, and says that these do not', async () => {
  const report = await reportOf([CLAIM]);
  const end = { ...report.end, states: {}, hasCrashed: true };
  const { draft, remarks } = await tryReport({ ...report, end }, machinesDriver);
  expect(remarks).toEqual([
    ABOUT,
    'The machines had crashed. Here they do not: it is not repeated.',
  ]);
  expect(draft.steps.at(-1)).toEqual({ do: 'expect', route: draft['route'] });
});

test('takes only a crash for the crash of a report', async () => {
  const report = await reportOf([CLAIM]);
  const end = { route: '/mine', states: {}, hasCrashed: true };
  const { remarks, result } = await tryReport({ ...report, end }, machinesDriver);
  expect(result.passed).toBe(false);
  expect(remarks).toEqual([
    ABOUT,
    'The machines had crashed. Here they do not: it is not repeated.',
  ]);
});

/** The same machines, in which a step crashes what it sends to. */
const CRASHING: Driver = {
  async open(scenario) {
    const stage = await machinesDriver.open(scenario);
    return {
      ...stage,
      perform: async (action, pointer) =>
        action.do === 'send'
          ? crash('The machines crashed: TypeError')
          : stage.perform(action, pointer),
    };
  },
};

const BROKE: TrailStep = {
  kind: 'broke',
  at: 0,
  what: 'error',
  message: 'TypeError: is not a function',
  stack: ['assets/a1b2c3d.js:1:23456'],
};

test('says that the scenario of a crash fails where it crashes', async () => {
  const report = await reportOf([CLAIM]);
  const end = { ...report.end, states: {}, hasCrashed: true };
  const trail = [...report.trail, { ...BROKE, at: report.at }];
  const { remarks } = await tryReport({ ...report, end, trail }, CRASHING);
  expect(remarks).toEqual([ABOUT, 'It crashes here, too: the scenario fails at that step.']);
});

test('does not take a scenario that passes for the repetition of what broke', async () => {
  const report = await reportOf([CLAIM]);
  const trail = [...report.trail, { ...BROKE, at: report.at }];
  const { remarks, result } = await tryReport({ ...report, trail }, machinesDriver);
  expect(result.passed).toBe(true);
  expect(remarks).toEqual([
    ABOUT,
    'This broke in the app: error TypeError: is not a function at assets/a1b2c3d.js:1:23456. The machines alone do not repeat it.',
  ]);
});

test('a report in which an answer broke the contract is repeated by that answer', async () => {
  const report = await reportOf([CLAIM]);
  const malformed: TrailStep = {
    ...BROKE,
    at: report.at,
    what: 'malformed',
    message: 'coupons/claim: data.voucherId',
    stack: [],
  };
  const trail = [...report.trail, malformed];
  expect((await tryReport({ ...report, trail }, machinesDriver)).remarks).toEqual([ABOUT]);
});

test.each([
  ['', 'the whole file: '],
  ['[]', 'version: '],
  ['{"version": 1}', 'version: '],
])('“%s” is no report', (text, message) => {
  expect(readReport(text)).toMatchObject({ ok: false, failure: expect.stringContaining(message) });
});

test('says of a report that cannot be read whether it is damaged, or of another version', async () => {
  const report = await reportOf([CLAIM]);
  const text = JSON.stringify(report);
  expect(unreadReport(text)).toBeNull();
  expect(unreadReport(JSON.stringify({ ...report, version: 1 }))).toBe(
    'It is a report of a problem, in version 1 of its format. Only version 2 is read here.',
  );
  expect(unreadReport(JSON.stringify({ ...report, forgotten: -1 }))).toMatch(
    /^It is a report of a problem, and damaged: forgotten: /,
  );
  expect(unreadReport(text.slice(0, text.length / 2))).toMatch(
    /^It is a report of a problem, and damaged: the whole file: /,
  );
});

const SCENARIO_TEXT = JSON.stringify(memberStory({ steps: [CLAIM] }));

test.each([
  ['a scenario', SCENARIO_TEXT],
  ['a damaged scenario', SCENARIO_TEXT.slice(0, -9)],
  ['any other text', '{"version": 7}'],
])('takes %s for no report', (_, text) => {
  expect(unreadReport(text)).toBeNull();
});

test('a text that no masker wrote is refused', async () => {
  const report = await reportOf([CLAIM]);
  const text = JSON.stringify({
    ...report,
    end: { ...report.end, route: '/mine?name=Siti Rahma' },
  });
  expect(readReport(text)).toMatchObject({
    ok: false,
    failure: expect.stringContaining('end.route'),
  });
});
