import { expect, test } from 'vitest';
import { createLoginGateway, LOGIN_ENDPOINTS } from './login.api.ts';
import { CONTRACT } from './login.contract.ts';
import { describeEndpoint } from './testing/describe-endpoint.ts';
import { createTestClient, envelope } from './testing/test-client.ts';

const { sendCode, logIn, logOut, logOutEverywhere } = LOGIN_ENDPOINTS;

describeEndpoint(sendCode, CONTRACT.sendCode, (client, { phone }, change) =>
  createLoginGateway(client).sendCode(phone, change),
);

describeEndpoint(logIn, CONTRACT.logIn, (client, input, change) =>
  createLoginGateway(client).logIn(input, change),
);

describeEndpoint(
  logOut,
  CONTRACT.logOut,
  (client, _, change) => createLoginGateway(client).logOut(change),
  () => undefined,
);

describeEndpoint(
  logOutEverywhere,
  CONTRACT.logOutEverywhere,
  (client, _, change) => createLoginGateway(client).logOutEverywhere(change),
  () => undefined,
);

test('logs out with the token of that moment', async () => {
  let token = 'token-1';
  const { client, sent } = createTestClient(() => envelope(0, {}), { token: () => token });
  const answer = createLoginGateway(client).logOut({ idempotencyKey: 'k3' });
  token = '';
  expect(await answer).toEqual({ ok: true, value: undefined });
  expect(sent[0]?.headers.get('token')).toBe('token-1');
});
