import { expect, test } from 'vitest';
import { createPrizeFormGateway } from './prize-form.api.ts';
import { createTestClient, envelope } from './testing/test-client.ts';

const RECIPIENT = { name: 'Penerima', phone: '+6281234567890', address: 'Jalan Melati 12' };
const SENT = { recipient: RECIPIENT, sentAt: 5 };

test('finds the form of a draw', async () => {
  const form = {
    drawId: 'd1',
    prize: { name: { id: 'Tumbler', en: 'Tumbler', zh: '随行杯' }, kind: 'goods' },
    wonAt: 1,
    market: 'SG',
    sent: SENT,
  };
  const { client, sent } = createTestClient(() => envelope(0, form));
  expect(await createPrizeFormGateway(client).find('d1')).toEqual({ ok: true, value: form });
  const { pathname, searchParams } = new URL(sent[0]?.url ?? '');
  expect([pathname, searchParams.get('drawId')]).toEqual(['/portal/app/draw/prize', 'd1']);
});

test.each([
  [0, { sent: SENT }],
  [30007, { sent: SENT }],
  [30005, {}],
  [120003, {}],
  [110004, {}],
  [30011, {}],
])('sends a recipient in, with the outcome %i', async (code, data) => {
  const { client, sent } = createTestClient(() => envelope(code, data));
  const answer = await createPrizeFormGateway(client).send(
    { drawId: 'd1', recipient: RECIPIENT },
    { idempotencyKey: 'k1' },
  );
  expect(answer).toEqual({ ok: true, value: { code, ...data } });
  const [request] = sent;
  expect(await request?.json()).toMatchObject({ drawId: 'd1', recipient: RECIPIENT });
  expect(request?.headers.get('idempotency-key')).toBe('k1');
});
