import { expect, test } from 'vitest';
import { createPackGateway, PACK_ENDPOINTS } from './packs.api.ts';
import { CONTRACT } from './packs.contract.ts';
import { describeEndpoint } from './testing/describe-endpoint.ts';
import { createTestClient, envelope } from './testing/test-client.ts';

const { packs, pack, buyPack, packOrder } = PACK_ENDPOINTS;

describeEndpoint(
  packs,
  CONTRACT.packs,
  (client, { channel }) => createPackGateway(client).list(channel),
  (output) => output.packs,
);

describeEndpoint(pack, CONTRACT.pack, (client, { packId }) =>
  createPackGateway(client).find(packId),
);

describeEndpoint(buyPack, CONTRACT.buyPack, (client, { packId, quantity }, change) =>
  createPackGateway(client).buy({ packId, quantity }, change),
);

describeEndpoint(packOrder, CONTRACT.packOrder, (client, { orderNumber }) =>
  createPackGateway(client).findOrder(orderNumber),
);

function answering(data: unknown) {
  return createPackGateway(createTestClient(() => envelope(0, data)).client);
}

test('a backend that names no unpaid order has none', async () => {
  const { unpaidOrder: _, ...data } = CONTRACT.pack.example.output;
  expect(await answering(data).find('hemat')).toEqual({
    ok: true,
    value: { ...data, unpaidOrder: null },
  });
});

test('the pack of an order may no longer be sold', async () => {
  const data = { ...CONTRACT.packOrder.example.output, pack: null };
  expect(await answering(data).findOrder('P1')).toEqual({ ok: true, value: data });
});

test('rejects an order that breaks the contract', async () => {
  const { order } = CONTRACT.packOrder.example.output;
  const data = { order: { ...order, paymentMethod: 'cash' }, pack: null };
  expect(await answering(data).findOrder('P1')).toEqual({
    ok: false,
    failure: { kind: 'malformed' },
  });
});
