import { expect, test } from 'vitest';
import { COMMUNITY_ENDPOINTS, createCommunityGateway } from './community.api.ts';
import { CONTRACT } from './community.contract.ts';
import { describeEndpoint } from './testing/describe-endpoint.ts';
import { createTestClient, envelope } from './testing/test-client.ts';

const ENDPOINTS = COMMUNITY_ENDPOINTS;

describeEndpoint(ENDPOINTS.community, CONTRACT.community, (client) =>
  createCommunityGateway(client).browse(),
);

describeEndpoint(ENDPOINTS.communityActivity, CONTRACT.communityActivity, (client, { id }) =>
  createCommunityGateway(client).find(id),
);

describeEndpoint(
  ENDPOINTS.registerForActivity,
  CONTRACT.registerForActivity,
  (client, { id }, change) => createCommunityGateway(client).register(id, change),
);

describeEndpoint(
  ENDPOINTS.cancelRegistration,
  CONTRACT.cancelRegistration,
  (client, { id }, change) => createCommunityGateway(client).cancel(id, change),
);

describeEndpoint(ENDPOINTS.checkInToActivity, CONTRACT.checkInToActivity, (client, input, change) =>
  createCommunityGateway(client).checkIn(input, change),
);

describeEndpoint(
  ENDPOINTS.claimActivityRewards,
  CONTRACT.claimActivityRewards,
  (client, { id }, change) => createCommunityGateway(client).claimRewards(id, change),
);

test('an activity without coordinates is at an unknown place', async () => {
  const { coordinates: _, ...activity } = CONTRACT.communityActivity.example.output;
  const { client } = createTestClient(() => envelope(0, activity));
  expect(await createCommunityGateway(client).find('latte')).toMatchObject({
    ok: true,
    value: { coordinates: null },
  });
});
