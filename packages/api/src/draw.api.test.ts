import { expect, test } from 'vitest';
import { createDrawGateway } from './draw.api.ts';
import { createTestClient, envelope } from './testing/test-client.ts';

const NAME = { id: 'Tumbler', en: 'Tumbler', zh: '随行杯' };

const RESULT = {
  drawId: 'd1',
  sectorId: 's1',
  prize: { name: NAME, kind: 'goods' },
  drawnAt: 5,
  isRecipientSent: true,
};

const ACTIVITY = {
  activityCode: 'roda',
  name: NAME,
  startsAt: 1,
  endsAt: 9,
  sectors: [
    { id: 's1', label: NAME, prize: 'goods' },
    { id: 's2', label: NAME, prize: null },
  ],
  drawn: RESULT,
  matchHistory: [RESULT],
};

test('finds an activity', async () => {
  const { client, sent } = createTestClient(() => envelope(0, ACTIVITY));
  expect(await createDrawGateway(client).find('roda')).toEqual({ ok: true, value: ACTIVITY });
  const { pathname, searchParams } = new URL(sent[0]?.url ?? '');
  expect([pathname, searchParams.get('activityCode')]).toEqual([
    '/portal/app/draw/activity',
    'roda',
  ]);
});

test.each([
  [0, { result: RESULT }],
  [30007, { result: RESULT }],
  [30004, {}],
  [120002, {}],
  [30005, {}],
  [120003, {}],
  [110004, {}],
  [30011, {}],
])('draws, with the outcome %i', async (code, data) => {
  const { client, sent } = createTestClient(() => envelope(code, data));
  const answer = await createDrawGateway(client).draw('roda', { idempotencyKey: 'k1' });
  expect(answer).toEqual({ ok: true, value: { code, ...data } });
  const [request] = sent;
  expect(new URL(request?.url ?? '').pathname).toBe('/portal/app/draw');
  expect(await request?.json()).toMatchObject({ activityCode: 'roda' });
  expect(request?.headers.get('idempotency-key')).toBe('k1');
});
