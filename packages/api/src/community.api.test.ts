import { expect, test } from 'vitest';
import { createCommunityGateway } from './community.api.ts';
import { createTestClient, envelope } from './testing/test-client.ts';

const TEXT = { id: 'Kelas', en: 'Class', zh: '课' };

const ACTIVITY = {
  id: 'latte',
  name: TEXT,
  detail: TEXT,
  location: TEXT,
  coordinates: { latitude: -6.2, longitude: 106.8 },
  startsAt: 1,
  endsAt: 2,
  quota: 10,
  taken: 4,
  rewards: [{ name: TEXT, kind: 'voucher' }],
  registration: 'none',
};

const SURVEY = { id: 's1', title: TEXT, target: '/tommunity', endsAt: 3, answeredAt: null };

test('reads the surveys and the activities', async () => {
  const community = { surveys: [SURVEY], activities: [ACTIVITY] };
  const { client, sent } = createTestClient(() => envelope(0, community));
  expect(await createCommunityGateway(client).browse()).toEqual({ ok: true, value: community });
  expect(new URL(sent[0]?.url ?? '').pathname).toBe('/portal/app/community');
});

test('finds one activity', async () => {
  const { client, sent } = createTestClient(() => envelope(0, ACTIVITY));
  expect(await createCommunityGateway(client).find('latte')).toEqual({ ok: true, value: ACTIVITY });
  const { pathname, searchParams } = new URL(sent[0]?.url ?? '');
  expect([pathname, searchParams.get('id')]).toEqual(['/portal/app/community/activity', 'latte']);
});

test('an activity without coordinates is at an unknown place', async () => {
  const { coordinates: _, ...activity } = ACTIVITY;
  const { client } = createTestClient(() => envelope(0, activity));
  expect(await createCommunityGateway(client).find('latte')).toMatchObject({
    ok: true,
    value: { coordinates: null },
  });
});

test.each([
  ['register', '/portal/app/community/register'],
  ['cancel', '/portal/app/community/cancel'],
  ['claimRewards', '/portal/app/community/rewards'],
] as const)('sends the change %s under its key', async (deed, path) => {
  const { client, sent } = createTestClient(() => envelope(0, { activity: ACTIVITY }));
  const answer = await createCommunityGateway(client)[deed]('latte', { idempotencyKey: 'k1' });
  expect(answer).toEqual({ ok: true, value: { code: 0, activity: ACTIVITY } });
  const [request] = sent;
  expect(new URL(request?.url ?? '').pathname).toBe(path);
  expect(await request?.json()).toMatchObject({ id: 'latte' });
  expect(request?.headers.get('idempotency-key')).toBe('k1');
});

test('checks in with the code of the host', async () => {
  const { client, sent } = createTestClient(() => envelope(0, { activity: ACTIVITY }));
  await createCommunityGateway(client).checkIn(
    { id: 'latte', code: 'host-1' },
    { idempotencyKey: 'k1' },
  );
  expect(new URL(sent[0]?.url ?? '').pathname).toBe('/portal/app/community/checkIn');
  expect(await sent[0]?.json()).toMatchObject({ id: 'latte', code: 'host-1' });
});

test.each([30005, 120003, 110004, 30007, 30011, 130001, 130002, 130003, 130004, 130005, 130006])(
  'gives the activity with the outcome %i',
  async (code) => {
    const { client } = createTestClient(() => envelope(code, { activity: ACTIVITY }));
    const answer = await createCommunityGateway(client).register('latte', { idempotencyKey: 'k' });
    expect(answer).toEqual({ ok: true, value: { code, activity: ACTIVITY } });
  },
);

test('any other code is a failure', async () => {
  const { client } = createTestClient(() => envelope(10015));
  const answer = await createCommunityGateway(client).cancel('latte', { idempotencyKey: 'k' });
  expect(answer).toEqual({ ok: false, failure: { kind: 'notFound', code: 10015 } });
});
