import {
  type ErrorReport,
  HEALTH_EVENTS,
  writeErrorReport,
  writeVital,
} from '@cangkir/core/health';
import { TRACKING, type TrackingEvent, trackingEvent } from '@cangkir/core/tracking';
import * as v from 'valibot';
import { schemaOf } from './openapi-schemas.ts';

const AT = Date.UTC(2026, 8, 4, 5, 20, 7);

const REPORT: ErrorReport = {
  kind: 'error',
  group: 'error TypeError: is not a function assets/a1b2c3d.js:1:2345',
  count: 1,
  message: 'TypeError: is not a function',
  stack: ['assets/a1b2c3d.js:1:2345', 'assets/index-C38zFGxn.js:9:120'],
  release: '12-1a2b3c4d',
  route: 'getCoupons',
  market: 'ID',
  language: 'id',
  platform: 'android',
  isInApp: false,
  events: [
    { kind: 'route', at: AT - 900, name: 'getCoupons' },
    { kind: 'request', at: AT - 300, endpoint: 'campaign', outcome: 0 },
  ],
};

/** A batch of the statistics, with an event of each shape. */
export const STATISTICS_EXAMPLE: readonly TrackingEvent[] = [
  event('e1', 'page', { page: '/get-coupons', source_id: 'chat' }),
  event('e2', HEALTH_EVENTS.error, writeErrorReport(REPORT)),
  event('e3', HEALTH_EVENTS.vital, writeVital({ metric: 'LCP', value: 1640, route: 'getCoupons' })),
];

function event(id: string, name: string, properties: TrackingEvent['properties']): TrackingEvent {
  return { id, name, at: AT, sessionId: 'b2f0c1d4e5a6', properties };
}

/** The sink of the statistics, as an item of the paths of OpenAPI. It is no request of the product, and has no envelope. */
export function statisticsPath(): object {
  const batch = schemaOf(v.object({ events: v.array(trackingEvent) }));
  return {
    post: {
      operationId: 'sendStatistics',
      tags: ['statistics'],
      summary: 'What people do, what breaks and how fast pages feel',
      description:
        'What its events say stands in [http-contract.md](http-contract.md#statistics). It has no token and no signature.',
      security: [],
      parameters: Object.entries(TRACKING.query).map(([name, value]) => ({
        name,
        in: 'query',
        required: true,
        schema: { const: value },
      })),
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: batch,
            example: { events: STATISTICS_EXAMPLE },
          },
        },
      },
      responses: {
        204: { description: 'The batch is taken.' },
        '4XX': { description: 'The batch is dropped: it would be refused again.' },
        '5XX': { description: 'The batch is sent again, with the same ids.' },
      },
      'x-signed': false,
    },
  };
}
