import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { ERROR_KINDS, HEALTH_EVENTS, writeErrorReport } from '@cangkir/core/health';
import { expect, test, vi } from 'vitest';
import { statistics } from '../../backend/testing.ts';
import { REPORT } from '../../health/testing.ts';
import { DROP_REASONS } from './bounded-server.ts';
import { nodeRandom } from './node-ports.ts';
import { createPeople, RUSH_CAMPAIGN } from './people.ts';
import { openGateways, startServer } from './testing.ts';

const PEOPLE = createPeople(1);
const [{ token = '' } = {}] = PEOPLE;
const PHONE = '+6281200000777';

async function samplesOf(origin: string) {
  const response = await fetch(`${origin}/metrics`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  return (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

function startingWith(name: string, samples: readonly string[]) {
  return samples.filter((sample) => sample.startsWith(name));
}

test('counts requests by endpoint, status and code', async () => {
  const { origin, backend } = await startServer(PEOPLE);
  const { campaigns, login } = openGateways(origin, token);
  const wish = { activityCode: RUSH_CAMPAIGN, browserId: 'device' };
  await campaigns.claim(wish, { idempotencyKey: 'a' });
  await campaigns.claim(wish, { idempotencyKey: 'b' });
  await campaigns.claim(wish, { idempotencyKey: 'b' });
  backend.override({ times: 1, network: 'offline' });
  await login.sendCode(PHONE, { idempotencyKey: 'c' });
  await fetch(`${origin}/app/`);
  await fetch(`${origin}/app/assets/a1b2.js`);
  await fetch(`${origin}/healthz`);
  await fetch(`${origin}/sa?project=production`, { method: 'POST', body: '{}' });
  const samples = await samplesOf(origin);
  expect(startingWith('backend_http_requests_total', samples)).toEqual([
    'backend_http_requests_total{endpoint="claim",status="200",code="0"} 1',
    'backend_http_requests_total{endpoint="claim",status="200",code="30007"} 2',
    'backend_http_requests_total{endpoint="sendCode",status="offline",code=""} 1',
    'backend_http_requests_total{endpoint="app",status="200",code=""} 2',
    'backend_http_requests_total{endpoint="health",status="200",code=""} 1',
    'backend_http_requests_total{endpoint="statistics",status="200",code="0"} 1',
  ]);
  expect(samples).toContain('backend_http_request_duration_seconds_count{endpoint="claim"} 3');
  expect(samples).toContain(
    'backend_http_request_duration_seconds_bucket{le="+Inf",endpoint="app"} 2',
  );
  expect(samples.join('\n')).not.toContain('duration_seconds_count{endpoint="sendCode"}');
});

test('counts what threw, in a rule and outside of one', async () => {
  const { origin, backend } = await startServer(PEOPLE);
  vi.spyOn(nodeRandom, 'next').mockImplementationOnce(() => {
    throw new TypeError('no luck');
  });
  await openGateways(origin).login.sendCode(PHONE, { idempotencyKey: 'key' });
  vi.spyOn(backend, 'handle').mockRejectedValueOnce(new TypeError('unexpected'));
  await fetch(`${origin}/portal/app/config`);
  const samples = await samplesOf(origin);
  expect(samples).toContain('backend_exceptions_total{endpoint="sendCode"} 1');
  expect(samples).toContain('backend_exceptions_total{endpoint="other"} 1');
  expect(samples).toContain('backend_http_requests_total{endpoint="other",status="500",code=""} 1');
});

test('counts the error reports of phones by kind', async () => {
  const { origin } = await startServer(PEOPLE);
  const { body } = statistics({
    name: HEALTH_EVENTS.error,
    properties: writeErrorReport(REPORT),
  });
  await fetch(`${origin}/sa?project=production`, { method: 'POST', body });
  expect(startingWith('backend_error_reports_total', await samplesOf(origin))).toEqual(
    ERROR_KINDS.map(
      (kind) => `backend_error_reports_total{kind="${kind}"} ${kind === REPORT.kind ? 1 : 0}`,
    ),
  );
});

test('counts dropped connections by reason, and logs them', async () => {
  const { origin, port, lines } = await startServer(PEOPLE);
  const socket = connect(port, '127.0.0.1');
  socket.write('hello\r\n\r\n');
  await text(socket);
  expect(lines).toEqual(['connection dropped: malformed\n']);
  expect(startingWith('backend_http_drops', await samplesOf(origin))).toEqual(
    DROP_REASONS.map(
      (reason) => `backend_http_drops_total{reason="${reason}"} ${reason === 'malformed' ? 1 : 0}`,
    ),
  );
});

test('shows the connections and the memory', async () => {
  const { origin } = await startServer(PEOPLE);
  const samples = await samplesOf(origin);
  expect(startingWith('backend_http_connections', samples)).toEqual([
    expect.stringMatching(/ [1-9]\d*$/),
  ]);
  expect(startingWith('process_resident_memory_bytes', samples)).toEqual([
    expect.stringMatching(/ \d{8,}$/),
  ]);
});

test('has no label of a text that was sent', async () => {
  const { origin } = await startServer(PEOPLE);
  for (const path of ['', 'app/', 'portal/app/', 'metrics/', 'sa/'])
    await fetch(`${origin}/${path}${PHONE}?token=${token}`);
  const samples = await samplesOf(origin);
  expect(samples.join('\n')).not.toContain('6281200000777');
  const labels = startingWith('backend_http_requests_total', samples).map(
    (sample) => /endpoint="(\w+)"/.exec(sample)?.[1],
  );
  expect(new Set(labels)).toEqual(new Set(['app', 'other']));
});

test('has nothing for who does not ask on this machine', async () => {
  const { origin } = await startServer(PEOPLE);
  const headers = { 'x-forwarded-for': '127.0.0.1' };
  expect((await fetch(`${origin}/metrics`, { headers })).status).toBe(404);
});
