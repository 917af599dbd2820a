import { expect, test } from 'vitest';
import { createHomeGateway, HOME_ENDPOINTS } from './home.api.ts';
import { CONTRACT } from './home.contract.ts';
import { describeEndpoint } from './testing/describe-endpoint.ts';
import { createTestClient, envelope } from './testing/test-client.ts';

describeEndpoint(HOME_ENDPOINTS.home, CONTRACT.home, (client) => createHomeGateway(client).find());

const HOME = CONTRACT.home.example.output;

function find(data: unknown) {
  const { client } = createTestClient(() => envelope(0, data));
  return createHomeGateway(client).find();
}

test('takes a picture that it does not know for a cup', async () => {
  const [banner] = HOME.banners;
  expect(await find({ ...HOME, banners: [{ ...banner, picture: 'matcha' }] })).toMatchObject({
    value: { banners: [{ picture: 'cup' }] },
  });
});

test('refuses home in another form', async () => {
  expect(await find({ ...HOME, campaigns: [{ kind: 'lottery' }] })).toEqual({
    ok: false,
    failure: { kind: 'malformed' },
  });
});
