import { ENDPOINTS } from '@cangkir/api';
import { ACTIVITY_STATE, RESPONSE_CODE } from '@cangkir/core';
import { campaignPageView } from '@cangkir/core/campaign-page';
import { MEMORY_HOSTS } from '@cangkir/core/testing';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { START, startBackend } from '../testing.ts';
import { everydayCampaignPages } from './campaign-page.fixture.ts';

test('shows a page to anyone, with a member’s own referral code', async () => {
  const { backend, ask } = startBackend();
  const input = { name: 'icedLatte' };
  expect(await ask('campaignPage', input)).toMatchObject({
    code: 0,
    data: { name: 'icedLatte', theme: 'icedLatte', inviteCode: null },
  });
  const token = backend.logInAs('member')?.token ?? '';
  expect(await ask('campaignPage', input, { token })).toMatchObject({
    data: { inviteCode: 'KOPI-MEMBER' },
  });
});

const IN_EACH_MARKET = ['icedLatte', 'oatside', 'jolly', 'brand', 'you', 'shareLive'];

test.each([
  ['memberPh', 'PHP', /₱/],
  ['memberSg', 'SGD', /S\$/],
  ['member', 'IDR', /Rp/],
] as const)('%s reads the pages of their market, in %s', async (user, currencyCode, symbol) => {
  const { backend, ask } = startBackend();
  const token = backend.logInAs(user)?.token ?? '';
  for (const name of IN_EACH_MARKET) {
    const { data } = await ask('campaignPage', { name }, { token });
    expect(data).toMatchObject({ currencyCode });
    const others = [/₱/, /S\$/, /Rp/].filter(({ source }) => source !== symbol.source);
    for (const other of others) expect(JSON.stringify(data)).not.toMatch(other);
  }
});

test('shows Indonesia’s page where a market has none of its own', async () => {
  const { backend, ask } = startBackend();
  const token = backend.logInAs('memberPh')?.token ?? '';
  const answered = await ask('campaignPage', { name: 'promo9rb' }, { token });
  expect(answered).toMatchObject({ data: { currencyCode: 'IDR' } });
});

test.each(['nowhere', '__proto__', 'constructor'])('knows no page %s', async (name) => {
  const { ask } = startBackend();
  expect(await ask('campaignPage', { name })).toMatchObject({ code: RESPONSE_CODE.notFound });
});

test.each(everydayCampaignPages(START))(
  '$name can be read, and each of its links opens',
  (page) => {
    const read = v.parse(ENDPOINTS.campaignPage.output, {
      ...page,
      activityState: ACTIVITY_STATE.inProgress,
      inviteCode: 'KOPI-MEMBER',
    });
    expect(read.blocks).not.toContain(null);
    const view = campaignPageView(read, { now: START, inviteCode: '', hosts: MEMORY_HOSTS });
    const links = JSON.stringify(page).match(/"(?:link|moduleForwardUrl|activityCode)":/g) ?? [];
    const targets = JSON.stringify(view).match(/"target":\{/g) ?? [];
    expect(targets).toHaveLength(
      page.period.start <= START && START < page.period.end ? links.length : 0,
    );
  },
);
