import { HEALTH_EVENTS, type Vital, writeErrorReport, writeVital } from '@cangkir/core/health';
import { expect, test } from 'vitest';
import { REPORT } from '../health/testing.ts';
import type { ReceivedHealth } from './statistics.ts';
import { readAnswer, START, startBackend, statistics } from './testing.ts';

const VITAL: Vital = { metric: 'LCP', value: 1234, route: 'home' };
const ERROR_EVENT = { name: HEALTH_EVENTS.error, properties: writeErrorReport(REPORT) };
const VITAL_EVENT = { name: HEALTH_EVENTS.vital, properties: writeVital(VITAL) };

function startSink() {
  const { backend } = startBackend();
  const received: ReceivedHealth[] = [];
  backend.on('health', (health) => received.push(health));
  return { backend, received };
}

test('announces the error reports and the measured values of a batch', async () => {
  const { backend, received } = startSink();
  const click = { name: 'click', properties: { element: 'button' } };
  const delivery = await backend.handle(statistics(click, ERROR_EVENT, VITAL_EVENT));
  expect(readAnswer(delivery).code).toBe(0);
  const sent = { at: START, sessionId: 'session' };
  expect(received).toEqual([
    {
      errors: [{ ...sent, id: 'event-1', value: REPORT }],
      vitals: [{ ...sent, id: 'event-2', value: VITAL }],
    },
  ]);
});

test.each([
  ['that is no JSON', '{'],
  ['that is no batch', '{"events":{}}'],
  ['of nothing', '{"events":[]}'],
  ['of something else', '{"events":[null,{"name":"error"}]}'],
  ['with a broken report', statistics({ ...ERROR_EVENT, properties: { kind: 'error' } }).body],
])('accepts a batch %s, and announces nothing in it', async (_, body) => {
  const { backend, received } = startSink();
  const delivery = await backend.handle({ ...statistics(), body });
  expect(readAnswer(delivery).code).toBe(0);
  expect(received).toEqual([{ errors: [], vitals: [] }]);
});

test('hears nothing of a batch that never arrives', async () => {
  const { backend, received } = startSink();
  await backend.handle({ ...statistics(ERROR_EVENT), fault: 'offline' });
  expect(received).toEqual([]);
});
