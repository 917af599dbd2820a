import { createCampaignPage } from '@cangkir/core/testing';
import { expect, test } from 'vitest';
import { createCampaignPageGateway } from './campaign-page.api.ts';
import { createTestClient, envelope } from './testing/test-client.ts';

const PAGE = createCampaignPage(1000, { inviteCode: 'AYU7' });

function answering(data: unknown) {
  const { client, sent } = createTestClient(() => envelope(0, data));
  return { pages: createCampaignPageGateway(client), sent };
}

test('finds a page by its name', async () => {
  const { pages, sent } = answering(PAGE);
  expect(await pages.find('icedLatte')).toEqual({ ok: true, value: PAGE });
  const { pathname, searchParams } = new URL(sent[0]?.url ?? '');
  expect([pathname, searchParams.get('name')]).toEqual(['/portal/app/campaign/page', 'icedLatte']);
});

test('reads a page with blocks of a newer version', async () => {
  const [hero] = PAGE.blocks;
  const { pages } = answering({ ...PAGE, blocks: [{ type: 'hologram' }, hero] });
  expect(await pages.find('icedLatte')).toMatchObject({ value: { blocks: [null, hero] } });
});

test('refuses an answer that is no page', async () => {
  const { pages } = answering({ ...PAGE, blocks: '<h1>Kopi</h1>' });
  expect(await pages.find('icedLatte')).toEqual({ ok: false, failure: { kind: 'malformed' } });
});
