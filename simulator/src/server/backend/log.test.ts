import { expect, test } from 'vitest';
import { createLog, type LogEntry, type LogFormat } from './log.ts';

const CLOCK = { now: () => Date.UTC(2026, 8, 4, 8) };

const CLAIM: LogEntry = {
  event: 'request',
  client: '192.168.1.7',
  method: 'POST',
  path: '/portal/app/coupon/claim',
  status: 200,
  code: 30006,
  outcome: 'answered',
  ms: 3,
};

const LOST: LogEntry = { ...CLAIM, status: null, code: null, outcome: 'lost' };
const DROP: LogEntry = { event: 'drop', client: '192.168.1.9', reason: 'too many requests' };
const SMS: LogEntry = { event: 'sms', maskedPhone: '0812****0202', code: '123456' };
const FAILURE: LogEntry = {
  event: 'exception',
  where: 'claim',
  name: 'TypeError',
  frames: ['    at claim (claim.ts:1:1)'],
};
const START: LogEntry = {
  event: 'start',
  addresses: ['http://127.0.0.1:8787/'],
  data: ':memory:',
  text: 'The backend answers.\n',
};

function logged(format: LogFormat, ...entries: readonly LogEntry[]): string {
  const lines: string[] = [];
  const log = createLog(format, (line) => void lines.push(line), CLOCK);
  log.inRequest('1a2b3c4d', () => {
    for (const entry of entries) log.write(entry);
  });
  return lines.join('');
}

test('writes a line for people, with the time, the request and the client', () => {
  expect(logged('text', CLAIM, LOST, DROP, SMS, FAILURE)).toBe(
    `2026-09-04T08:00:00.000Z 1a2b3c4d 192.168.1.7 POST /portal/app/coupon/claim 200 code 30006 3 ms
2026-09-04T08:00:00.000Z 1a2b3c4d 192.168.1.7 POST /portal/app/coupon/claim lost 3 ms
2026-09-04T08:00:00.000Z 1a2b3c4d 192.168.1.9 connection dropped: too many requests
2026-09-04T08:00:00.000Z 1a2b3c4d SMS to 0812****0202: 123456
2026-09-04T08:00:00.000Z 1a2b3c4d An exception in claim: TypeError
    at claim (claim.ts:1:1)
`,
  );
  expect(logged('text', START)).toBe('The backend answers.\n');
});

test('writes an object a line for machines', () => {
  const lines = logged('json', START, CLAIM, LOST, DROP, SMS, FAILURE).trimEnd().split('\n');
  const about = { time: '2026-09-04T08:00:00.000Z', id: '1a2b3c4d' };
  const { text: _, ...start } = START;
  expect(lines.map((line) => JSON.parse(line))).toEqual(
    [start, CLAIM, LOST, DROP, SMS, FAILURE].map((entry) => ({ ...about, ...entry })),
  );
});

test('keeps the requests of one moment apart', async () => {
  const ids: unknown[] = [];
  const log = createLog('json', (line) => ids.push(JSON.parse(line).id), CLOCK);
  const later = (id: string) =>
    log.inRequest(id, async () => {
      await Promise.resolve();
      log.write(SMS);
    });
  await Promise.all([later('one'), later('two')]);
  log.write(SMS);
  expect(ids).toEqual(['one', 'two', undefined]);
});
