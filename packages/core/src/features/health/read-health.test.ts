import { describe, expect, test } from 'vitest';
import { cleanProperties } from '../tracking/tracking-text.ts';
import { type ErrorReport, REPORTED_EVENTS, REPORTED_FRAMES } from './error-report.ts';
import { HEALTH_EVENTS, writeErrorReport, writeVital } from './health-properties.ts';
import { readErrorReport, readVital } from './read-health.ts';
import type { RecordedEvent } from './recorded-event.ts';
import type { Vital } from './vital.ts';

const NOON = Date.UTC(2026, 8, 4, 12);

const EVENTS: readonly RecordedEvent[] = [
  { kind: 'route', at: NOON, name: 'getCoupons' },
  { kind: 'route', at: NOON, name: null },
  { kind: 'machine', at: NOON, machine: 'claim', event: 'CLAIM', state: 'claiming' },
  { kind: 'request', at: NOON, endpoint: 'claim', outcome: 30007 },
  { kind: 'request', at: NOON, endpoint: 'claim', outcome: 'unreachable' },
  { kind: 'native', at: NOON, method: 'share', outcome: 'declined' },
  { kind: 'native', at: NOON, method: 'locate', outcome: 'done' },
  { kind: 'storage', at: NOON, key: 'common-session' },
  { kind: 'clock', at: NOON, minutes: -90 },
];

const REPORT: ErrorReport = {
  kind: 'machine',
  group: 'machine claim.claiming TypeError',
  count: 10,
  message: 'claim.claiming: TypeError',
  stack: ['assets/a1b2c3d.js:1:23456', 'assets/d4e5f6a.js:2:7'],
  release: '12-1a2b3c4d',
  route: 'getCoupons',
  market: 'ID',
  language: 'id',
  platform: 'android',
  isInApp: true,
  events: [...EVENTS],
};

const VITAL: Vital = { metric: 'LCP', value: 1234, route: 'home' };

/** The report as the sink gets it. */
function sent(report: ErrorReport) {
  return { name: HEALTH_EVENTS.error, properties: cleanProperties(writeErrorReport(report), []) };
}

describe('an error report', () => {
  test.each([
    ['with all it can say', REPORT],
    ['of no route, with nothing before it', { ...REPORT, route: null, stack: [], events: [] }],
    [
      'with as much as fits',
      {
        ...REPORT,
        stack: Array.from({ length: REPORTED_FRAMES }, () => 'assets/a1b2c3d.js:1:23456'),
        events: Array.from({ length: REPORTED_EVENTS }, () => ({
          kind: 'machine' as const,
          at: NOON,
          machine: 'm'.repeat(120),
          event: 'E'.repeat(120),
          state: 's'.repeat(120),
        })),
      },
    ],
  ])('arrives as it was sent: %s', (_, report) => {
    expect(readErrorReport(sent(report))).toEqual(report);
  });

  test.each([
    ['of another name', { ...sent(REPORT), name: 'click' }],
    ['that lacks its kind', { name: 'error', properties: {} }],
    [
      'with a broken event',
      { name: 'error', properties: { ...sent(REPORT).properties, event2: '{' } },
    ],
    [
      'with a frame that is none',
      { name: 'error', properties: { ...sent(REPORT).properties, stack: 'at https://evil' } },
    ],
  ])('is not read from one %s', (_, event) => {
    expect(readErrorReport(event)).toBeNull();
  });
});

describe('a measured value', () => {
  test.each([VITAL, { ...VITAL, metric: 'CLS' as const, value: 0.013, route: null }])(
    'arrives as it was sent: %o',
    (value) => {
      const properties = cleanProperties(writeVital(value), []);
      expect(readVital({ name: HEALTH_EVENTS.vital, properties })).toEqual(value);
    },
  );

  test.each([
    ['page', writeVital(VITAL)],
    ['vital', { ...writeVital(VITAL), metric: 'FID' }],
    ['vital', { ...writeVital(VITAL), value: -1 }],
  ])('is not read from %s %o', (name, properties) => {
    expect(readVital({ name, properties })).toBeNull();
  });
});
