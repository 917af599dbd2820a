import { expect, test } from 'vitest';
import { createGiftExchangeGateway } from './gift-exchange.api.ts';
import { createTestClient, envelope } from './testing/test-client.ts';

const NAME = { id: 'Gelas', en: 'Mug', zh: '杯' };

const ACTIVITY = {
  activityCode: 'tukar',
  name: NAME,
  startsAt: 1,
  endsAt: 2,
  gifts: [
    {
      id: 'mug',
      name: NAME,
      picture: 'enamelMug',
      points: 40,
      stock: 0,
      allowance: 2,
      taken: 1,
    },
  ],
  balance: null,
};

test('finds the gifts of an activity', async () => {
  const { client, sent } = createTestClient(() => envelope(0, ACTIVITY));
  expect(await createGiftExchangeGateway(client).find('tukar')).toEqual({
    ok: true,
    value: ACTIVITY,
  });
  const { pathname, searchParams } = new URL(sent[0]?.url ?? '');
  expect([pathname, searchParams.get('activityCode')]).toEqual([
    '/portal/app/gift/activity',
    'tukar',
  ]);
});

test('exchanges a gift, once', async () => {
  const receipt = { exchangeId: 'e1', balance: 20 };
  const { client, sent } = createTestClient(() => envelope(0, receipt));
  const request = { activityCode: 'tukar', giftId: 'mug', quantity: 2 };
  const answer = await createGiftExchangeGateway(client).exchange(request, {
    idempotencyKey: 'k1',
  });
  expect(answer).toEqual({ ok: true, value: receipt });
  const [posted] = sent;
  expect(new URL(posted?.url ?? '').pathname).toBe('/portal/app/gift/exchange');
  expect(await posted?.json()).toMatchObject(request);
  expect(posted?.headers.get('idempotency-key')).toBe('k1');
});

test.each([30040, 30041, 30042])('reports the refusal code %i', async (code) => {
  const { client } = createTestClient(() => envelope(code, null));
  const request = { activityCode: 'tukar', giftId: 'mug', quantity: 2 };
  expect(
    await createGiftExchangeGateway(client).exchange(request, { idempotencyKey: 'k1' }),
  ).toEqual({ ok: false, failure: { kind: 'refused', code } });
});
