import { expect, test } from 'vitest';
import { createGiftCardGateway } from './gift-card.api.ts';
import { createTestClient, envelope } from './testing/test-client.ts';

const CODE = 'ABCD2345EFGH6789';

test('redeems a gift card, once', async () => {
  const receipt = { value: 50_000, balance: 75_000, currencyCode: 'IDR' };
  const { client, sent } = createTestClient(() => envelope(0, receipt));
  const answer = await createGiftCardGateway(client).redeem(CODE, { idempotencyKey: 'k1' });
  expect(answer).toEqual({ ok: true, value: receipt });
  const [request] = sent;
  expect(new URL(request?.url ?? '').pathname).toBe('/portal/app/gift/card/redeem');
  expect(await request?.json()).toMatchObject({ code: CODE });
  expect(request?.headers.get('idempotency-key')).toBe('k1');
});

test.each([10002, 100007, 100018])('reports the refusal code %i', async (code) => {
  const { client } = createTestClient(() => envelope(code, null));
  const answer = await createGiftCardGateway(client).redeem(CODE, { idempotencyKey: 'k1' });
  expect(answer).toEqual({ ok: false, failure: { kind: 'refused', code } });
});
