import { expect, test } from 'vitest';
import { describeEndpoint } from './testing/describe-endpoint.ts';
import { createTestClient, envelope } from './testing/test-client.ts';
import { createVoucherGateway, VOUCHER_ENDPOINTS } from './vouchers.api.ts';
import { CONTRACT } from './vouchers.contract.ts';

const { vouchers, voucher } = VOUCHER_ENDPOINTS;

describeEndpoint(
  vouchers,
  CONTRACT.vouchers,
  (client) => createVoucherGateway(client).list(),
  (output) => output.vouchers,
);

describeEndpoint(voucher, CONTRACT.voucher, (client, { id }) =>
  createVoucherGateway(client).find(id),
);

test('a voucher of another shape is malformed', async () => {
  const broken = { ...CONTRACT.voucher.example.output, validity: { effectiveTimeType: 'X' } };
  const { client } = createTestClient(() => envelope(0, { vouchers: [broken] }));
  expect(await createVoucherGateway(client).list()).toEqual({
    ok: false,
    failure: { kind: 'malformed' },
  });
});
