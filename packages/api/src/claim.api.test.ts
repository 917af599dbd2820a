import { expect, test } from 'vitest';
import { CLAIM_ENDPOINTS, createClaimGateway } from './claim.api.ts';
import { CONTRACT } from './claim.contract.ts';
import { describeEndpoint } from './testing/describe-endpoint.ts';
import { createTestClient, envelope } from './testing/test-client.ts';

const { campaign, claim } = CLAIM_ENDPOINTS;

describeEndpoint(campaign, CONTRACT.campaign, (client, { activityCode }) =>
  createClaimGateway(client).find(activityCode),
);

describeEndpoint(claim, CONTRACT.claim, (client, input, change) =>
  createClaimGateway(client).claim(input, change),
);

// The codes are spelled out: the test checks sections 4 and 8 of the specification.
test('a claim comes to each code of a coupon activity', () => {
  expect([...claim.outcomes].sort()).toEqual(
    [30003, 30004, 120002, 30005, 120003, 110004, 30006, 30007, 30011, 30012, 30014].sort(),
  );
});

test.each([30004, 120002, 30014])('a claim refused with %i says when it opens', async (code) => {
  const { client } = createTestClient(() => envelope(code, { opensAt: 9 }));
  const { input } = CONTRACT.claim.example;
  expect(await createClaimGateway(client).claim(input, { idempotencyKey: 'k1' })).toEqual({
    ok: true,
    value: { code, opensAt: 9 },
  });
});

test('a campaign says when it opens', async () => {
  const data = { ...CONTRACT.campaign.example.output, claim: { code: 30004, opensAt: 9 } };
  const { client } = createTestClient(() => envelope(0, data));
  expect(await createClaimGateway(client).find('kopi')).toEqual({ ok: true, value: data });
});
