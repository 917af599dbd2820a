import { expect, test } from 'vitest';
import { createAnnualSummaryGateway } from './annual-summary.api.ts';
import { createTestClient, envelope } from './testing/test-client.ts';

test('lists the orders of a year', async () => {
  const latte = { id: 'Latte', en: 'Latte', zh: '拿铁' };
  const orders = [{ paidAt: 5, drinks: [{ productId: 'latte', name: latte, taste: 'latte' }] }];
  const { client, sent } = createTestClient(() => envelope(0, { orders }));
  expect(await createAnnualSummaryGateway(client).listOrders(2025)).toEqual({
    ok: true,
    value: orders,
  });
  const { pathname, searchParams } = new URL(sent[0]?.url ?? '');
  expect([pathname, searchParams.get('year')]).toEqual(['/portal/app/annual-summary', '2025']);
});
