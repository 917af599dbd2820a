import { expect, test } from 'vitest';
import { createCheckInGateway } from './check-in.api.ts';
import { createTestClient, envelope } from './testing/test-client.ts';

const NAME = { id: 'Kopi', en: 'Coffee', zh: '咖啡' };

const CAMPAIGN = {
  activityCode: 'absen',
  name: NAME,
  startsAt: 1,
  endsAt: 9,
  rewards: [{ streak: 2, name: NAME, voucherId: null }],
  checkIns: [3],
};

test('finds a campaign', async () => {
  const { client, sent } = createTestClient(() => envelope(0, CAMPAIGN));
  expect(await createCheckInGateway(client).find('absen')).toEqual({ ok: true, value: CAMPAIGN });
  const { pathname, searchParams } = new URL(sent[0]?.url ?? '');
  expect([pathname, searchParams.get('activityCode')]).toEqual([
    '/portal/app/checkIn/campaign',
    'absen',
  ]);
});

test.each([
  [0, { streak: 2, name: NAME, voucherId: 'voucher-1' }],
  [0, null],
  [30004, null],
  [120002, null],
  [30005, null],
  [120003, null],
  [110004, null],
  [30007, null],
  [30011, null],
])('checks in, with the outcome %i and the reward %j', async (code, reward) => {
  const data = { campaign: CAMPAIGN, reward };
  const { client, sent } = createTestClient(() => envelope(code, data));
  const answer = await createCheckInGateway(client).checkIn('absen', { idempotencyKey: 'k1' });
  expect(answer).toEqual({ ok: true, value: { code, ...data } });
  expect(await sent[0]?.json()).toMatchObject({ activityCode: 'absen' });
  expect(sent[0]?.headers.get('idempotency-key')).toBe('k1');
});
