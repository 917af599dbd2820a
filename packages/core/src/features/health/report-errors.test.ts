import { describe, expect, test } from 'vitest';
import { correctClock } from '../../platform/clock/corrected-clock.ts';
import {
  createMemoryKeyValueStore,
  type MemoryKeyValueStore,
} from '../../testing/memory-key-value-store.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { createErrorBuffer, type Trouble } from './error-reporter.ts';
import { createFlightRecorder } from './flight-recorder.ts';
import { readErrorReport } from './read-health.ts';
import { createErrorReporter, MAX_REPORTS, type ReportFacts } from './report-errors.ts';

const NOON = Date.UTC(2026, 8, 4, 12);

const FACTS = {
  release: '12-1a2b3c4d',
  route: 'getCoupons',
  market: 'ID',
  language: 'id',
  platform: 'android',
  isInApp: false,
} as const;

const OWN = 'https://h5.test/app/';

/** A page that reports, in a tab. */
function openPage({
  storage = createMemoryKeyValueStore(),
  route = FACTS.route,
}: {
  readonly storage?: MemoryKeyValueStore;
  readonly route?: ReportFacts['route'];
} = {}) {
  const recorder = createFlightRecorder(correctClock(createVirtualClock(NOON)));
  const sent: unknown[] = [];
  const reporter = createErrorReporter({
    queue: {
      track: (name, properties = {}) => sent.push(readErrorReport({ name, properties })),
    },
    recorder,
    storage,
    facts: () => ({ ...FACTS, route }),
    ownFiles: OWN,
  });
  return { recorder, reporter, sent };
}

/** An error at a place of ours. */
function errorAt(line: number, file = 'assets/a1b2c3d.js'): Error {
  const error = new TypeError('x is not a function');
  error.stack = `TypeError: x is not a function\n    at f (${OWN}${file}:${line}:5)`;
  return error;
}

/** A part of the app that did not arrive, as its loader says it. */
function lostPart(): Error {
  const cause = new TypeError(
    `Failed to fetch dynamically imported module: ${OWN}assets/z9y8x7w.js`,
  );
  return Object.assign(new Error('A part did not arrive', { cause }), {
    name: 'ChunkLoadError',
    stack: `ChunkLoadError: A part did not arrive\n    at f (${OWN}assets/a1b2c3d.js:1:5)`,
  });
}

describe('a report', () => {
  test.each<readonly [Trouble, object]>([
    [
      { kind: 'error', error: errorAt(1) },
      {
        kind: 'error',
        group: 'error TypeError: is not a function at getCoupons',
        message: 'TypeError: is not a function',
        stack: ['assets/a1b2c3d.js:1:5'],
      },
    ],
    [
      { kind: 'rejection', error: 'Siti Rahma' },
      {
        kind: 'rejection',
        group: 'rejection No error at getCoupons',
        message: 'No error',
        stack: [],
      },
    ],
    [
      { kind: 'rejection', error: new TypeError('Importing a module script failed.') },
      { kind: 'part', message: 'TypeError: Importing a module script failed' },
    ],
    [
      { kind: 'error', error: lostPart() },
      {
        kind: 'part',
        group: 'part ChunkLoadError at getCoupons',
        stack: ['assets/z9y8x7w.js:1:1', 'assets/a1b2c3d.js:1:5'],
      },
    ],
    [
      { kind: 'machine', machine: 'claim', state: 'claiming', error: errorAt(1) },
      {
        kind: 'machine',
        group: 'machine claim in claiming: TypeError: is not a function',
        message: 'claim in claiming: TypeError: is not a function',
      },
    ],
    [
      { kind: 'policy', directive: 'script-src-elem', place: `${OWN}assets/a1b2c3d.js:1:5` },
      { kind: 'policy', message: 'script-src-elem', stack: ['assets/a1b2c3d.js:1:5'] },
    ],
    [
      { kind: 'malformed', endpoint: 'coupons/claim', field: 'voucherId' },
      {
        kind: 'malformed',
        group: 'malformed coupons/claim: data.voucherId',
        message: 'coupons/claim: data.voucherId',
        stack: [],
      },
    ],
    [
      { kind: 'start', error: null, place: `${OWN}assets/a1b2c3d.js:1:1` },
      { kind: 'start', message: 'A script did not arrive', stack: ['assets/a1b2c3d.js:1:1'] },
    ],
    [
      { kind: 'start', error: errorAt(3), place: `${OWN}assets/a1b2c3d.js:1:1` },
      { kind: 'start', message: 'TypeError: is not a function', stack: ['assets/a1b2c3d.js:3:5'] },
    ],
  ])('says what broke, where and under what: %o', (trouble, said) => {
    const { reporter, sent } = openPage();
    reporter.report(trouble);
    expect(sent).toEqual([expect.objectContaining({ ...FACTS, ...said, count: 1, events: [] })]);
  });

  test('has the last twenty events', () => {
    const { recorder, reporter, sent } = openPage();
    for (let nth = 1; nth <= 30; nth += 1) recorder.record({ kind: 'clock', minutes: nth });
    reporter.report({ kind: 'error', error: errorAt(1) });
    const minutes = Array.from({ length: 20 }, (_, index) => ({ minutes: index + 11 }));
    expect(sent).toMatchObject([{ events: minutes }]);
  });
});

describe('a group', () => {
  test('is reported at its first, tenth and hundredth occurrence', () => {
    const { reporter, sent } = openPage();
    for (let nth = 0; nth < 120; nth += 1) reporter.report({ kind: 'error', error: errorAt(1) });
    expect(sent).toMatchObject([{ count: 1 }, { count: 10 }, { count: 100 }]);
  });

  test('is the same in another build, whose files and places differ', () => {
    const group = 'error TypeError: is not a function at getCoupons';
    for (const error of [errorAt(1), errorAt(2, 'assets/z9y8x7w.js')]) {
      const { reporter, sent } = openPage();
      reporter.report({ kind: 'error', error });
      expect(sent).toMatchObject([{ group }]);
    }
  });

  test('is not that of another route', () => {
    const { reporter, sent } = openPage({ route: 'help' });
    reporter.report({ kind: 'error', error: errorAt(1) });
    expect(sent).toMatchObject([{ group: 'error TypeError: is not a function at help' }]);
  });

  test('is that of no route where the address is none of ours', () => {
    const { reporter, sent } = openPage({ route: null });
    reporter.report({ kind: 'error', error: errorAt(1) });
    expect(sent).toMatchObject([{ group: 'error TypeError: is not a function' }]);
  });

  test('is reported at once from another place in the tab, and counted on', () => {
    const { reporter, sent } = openPage();
    for (const line of [1, 2, 2, 1]) reporter.report({ kind: 'error', error: errorAt(line) });
    expect(sent).toMatchObject([
      { count: 1, stack: ['assets/a1b2c3d.js:1:5'] },
      { count: 2, stack: ['assets/a1b2c3d.js:2:5'] },
    ]);
  });

  test('counts on after the page was loaded again', () => {
    const storage = createMemoryKeyValueStore();
    for (let load = 0; load < 10; load += 1) {
      const { reporter, sent } = openPage({ storage });
      reporter.report({ kind: 'error', error: errorAt(1) });
      expect(sent).toHaveLength(load === 0 || load === 9 ? 1 : 0);
    }
  });

  test('counts an error once, wherever it is met', () => {
    const { reporter, sent } = openPage();
    const error = errorAt(1);
    reporter.report({ kind: 'machine', machine: 'claim', state: 'claiming', error });
    reporter.report({ kind: 'error', error });
    expect(sent).toMatchObject([{ kind: 'machine' }]);
  });
});

test('a tab sends at most ten reports', () => {
  const storage = createMemoryKeyValueStore();
  const { reporter, sent } = openPage({ storage });
  for (let line = 1; line <= 30; line += 1) {
    reporter.report({ kind: 'error', error: errorAt(line) });
  }
  expect(sent).toHaveLength(MAX_REPORTS);
  const later = openPage({ storage });
  later.reporter.report({ kind: 'error', error: errorAt(99) });
  expect(later.sent).toEqual([]);
});

test('what broke before the reporter was there is reported then, and what breaks later at once', () => {
  const buffer = createErrorBuffer();
  for (let line = 1; line <= 30; line += 1) {
    buffer.report({ kind: 'error', error: errorAt(line) });
  }
  const passed: Trouble[] = [];
  buffer.passTo({ report: (trouble) => passed.push(trouble) });
  expect(passed).toHaveLength(20);
  buffer.report({ kind: 'error', error: 'late' });
  expect(passed.at(-1)).toEqual({ kind: 'error', error: 'late' });
});
