import { expect, test } from 'vitest';
import { BARGAIN_ENDPOINTS, createBargainGateway } from './bargain.api.ts';
import { CONTRACT } from './bargain.contract.ts';
import { describeEndpoint } from './testing/describe-endpoint.ts';
import { createTestClient, envelope } from './testing/test-client.ts';

const { bargain, bargainInvitation, sponsorBargain, assistBargain } = BARGAIN_ENDPOINTS;

describeEndpoint(bargain, CONTRACT.bargain, (client, { activityCode }) =>
  createBargainGateway(client).findCampaign(activityCode),
);

describeEndpoint(bargainInvitation, CONTRACT.bargainInvitation, (client, input) =>
  createBargainGateway(client).findInvitation(input),
);

describeEndpoint(sponsorBargain, CONTRACT.sponsorBargain, (client, input, change) =>
  createBargainGateway(client).cut(input, change),
);

describeEndpoint(assistBargain, CONTRACT.assistBargain, (client, input, change) =>
  createBargainGateway(client).help(input, change),
);

test('section 7 leaves the two changes unsigned', () => {
  expect([sponsorBargain.path, assistBargain.path]).toEqual([
    '/portal/app/assistance/sponsor',
    '/portal/app/assistance/assist',
  ]);
});

test('an own cut may be none', async () => {
  const data = { ...CONTRACT.sponsorBargain.example.output, cut: null };
  const { client } = createTestClient(() => envelope(0, data));
  const { input } = CONTRACT.sponsorBargain.example;
  expect(await createBargainGateway(client).cut(input, { idempotencyKey: 'k1' })).toEqual({
    ok: true,
    value: { code: 0, ...data },
  });
});

test('a helper reads when a bargain starts', async () => {
  const { client } = createTestClient(() => envelope(120103, { startsAt: 5 }));
  const { input } = CONTRACT.bargainInvitation.example;
  expect(await createBargainGateway(client).findInvitation(input)).toEqual({
    ok: true,
    value: { code: 120103, startsAt: 5 },
  });
});
