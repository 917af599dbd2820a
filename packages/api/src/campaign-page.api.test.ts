import { expect, test } from 'vitest';
import { CAMPAIGN_PAGE_ENDPOINTS, createCampaignPageGateway } from './campaign-page.api.ts';
import { CONTRACT } from './campaign-page.contract.ts';
import { describeEndpoint } from './testing/describe-endpoint.ts';
import { createTestClient, envelope } from './testing/test-client.ts';

describeEndpoint(CAMPAIGN_PAGE_ENDPOINTS.campaignPage, CONTRACT.campaignPage, (client, { name }) =>
  createCampaignPageGateway(client).find(name),
);

const PAGE = CONTRACT.campaignPage.example.output;

function find(data: unknown) {
  const { client } = createTestClient(() => envelope(0, data));
  return createCampaignPageGateway(client).find(PAGE.name);
}

test('reads the code of the user’s invitations', async () => {
  expect(await find({ ...PAGE, inviteCode: 'AYU7' })).toMatchObject({
    value: { inviteCode: 'AYU7' },
  });
});

test('reads a page with blocks of a newer version', async () => {
  const [hero] = PAGE.blocks;
  expect(await find({ ...PAGE, blocks: [{ type: 'hologram' }, hero] })).toMatchObject({
    value: { blocks: [null, hero] },
  });
});

test('refuses an answer that is no page', async () => {
  expect(await find({ ...PAGE, blocks: '<h1>Kopi</h1>' })).toEqual({
    ok: false,
    failure: { kind: 'malformed' },
  });
});
