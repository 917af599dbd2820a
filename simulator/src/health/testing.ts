import type { ErrorReport } from '@cangkir/core/health';

/** An error report with all that it can say. */
export const REPORT: ErrorReport = {
  kind: 'machine',
  group: 'machine claim.claiming TypeError',
  count: 1,
  message: 'claim.claiming: TypeError',
  stack: ['assets/a1b2c3d.js:1:23456', 'assets/d4e5f6a.js:2:7'],
  release: '12-1a2b3c4d',
  route: 'getCoupons',
  market: 'ID',
  language: 'id',
  platform: 'android',
  isInApp: true,
  events: [
    { kind: 'route', at: Date.UTC(2026, 8, 4, 8), name: 'getCoupons' },
    {
      kind: 'machine',
      at: Date.UTC(2026, 8, 4, 8, 0, 1),
      machine: 'claim',
      event: 'CLAIM',
      state: 'claiming',
    },
  ],
};
