import { expect, test } from 'vitest';
import { CHECK_IN_ENDPOINTS, createCheckInGateway } from './check-in.api.ts';
import { CONTRACT } from './check-in.contract.ts';
import { describeEndpoint } from './testing/describe-endpoint.ts';
import { createTestClient, envelope } from './testing/test-client.ts';

const { checkInCampaign, checkIn } = CHECK_IN_ENDPOINTS;

describeEndpoint(checkInCampaign, CONTRACT.checkInCampaign, (client, { activityCode }) =>
  createCheckInGateway(client).find(activityCode),
);

describeEndpoint(checkIn, CONTRACT.checkIn, (client, { activityCode }, change) =>
  createCheckInGateway(client).checkIn(activityCode, change),
);

test('a check-in may earn nothing', async () => {
  const data = { ...CONTRACT.checkIn.example.output, reward: null };
  const { client } = createTestClient(() => envelope(0, data));
  expect(await createCheckInGateway(client).checkIn('absen', { idempotencyKey: 'k1' })).toEqual({
    ok: true,
    value: { code: 0, ...data },
  });
});
