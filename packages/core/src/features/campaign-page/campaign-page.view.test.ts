import { describe, expect, test } from 'vitest';
import { BRAND } from '../../platform/brand.ts';
import { MEMORY_HOSTS } from '../../testing/memory-hosts.ts';
import { createCampaignPage } from './campaign-page.memory.ts';
import type { CampaignBlock, CampaignPage } from './campaign-page.schema.ts';
import { campaignPageView, type ShownBlock } from './campaign-page.view.ts';

const START = 1_000_000;
const END = START + 24 * 60 * 60 * 1000;

const inAll = (text: string) => ({ id: text, en: text, zh: text });

function view(changes: Partial<CampaignPage> = {}, now = START, inviteCode = '') {
  return campaignPageView(createCampaignPage(START, changes), {
    now,
    inviteCode,
    hosts: MEMORY_HOSTS,
  });
}

function blocksOf(changes: Partial<CampaignPage> = {}, now = START, inviteCode = '') {
  const shown = view(changes, now, inviteCode);
  return shown.step === 'ended' ? [] : shown.blocks;
}

function only<Type extends ShownBlock['type']>(type: Type, blocks: readonly ShownBlock[]) {
  return blocks.filter(
    (block): block is Extract<ShownBlock, { type: Type }> => block.type === type,
  );
}

describe('a campaign', () => {
  test.each([
    [START - 1, 'notStarted', START],
    [START, 'running', END],
    [END - 1, 'running', END],
  ])('at %i is %s until %i', (now, step, stepEndsAt) => {
    expect(view({}, now)).toMatchObject({ step, stepEndsAt });
  });

  test('that has ended shows nothing', () => {
    expect(view({}, END)).toEqual({ step: 'ended' });
  });

  test('cannot be taken part in before it starts', () => {
    const shown = view({}, START - 1);
    expect(shown).toMatchObject({ action: null });
    const blocks = blocksOf({}, START - 1);
    expect(blocks.map(({ type }) => type)).toEqual([
      'hero',
      'countdown',
      'text',
      'voucher',
      'products',
      'faq',
      'terms',
      'share',
      'music',
      'animation',
    ]);
    expect(only('voucher', blocks)).toMatchObject([{ target: null }]);
    expect(only('products', blocks)).toMatchObject([{ products: [{ target: null }] }]);
  });
});

test('keeps the order of the blocks, and skips those that it cannot read', () => {
  const hero: CampaignBlock = { type: 'hero', title: inAll('Satu') };
  const terms: CampaignBlock = { type: 'terms', terms: [] };
  expect(blocksOf({ blocks: [terms, null, hero] })).toEqual([terms, hero]);
});

describe('a link', () => {
  const FOREIGN = ['https://evil.example/', 'javascript:alert(1)', '//evil.example', '/login', ''];

  test('of a voucher leads to its claim', () => {
    expect(only('voucher', blocksOf())[0]?.target).toEqual({
      kind: 'route',
      route: '/get-coupons?activityCode=kopi',
    });
  });

  test('of a voucher keeps the activityCode in its place', () => {
    const blocks: CampaignBlock[] = [
      { type: 'voucher', activityCode: 'a&b=c#/', title: inAll('Diskon'), value: 1 },
    ];
    expect(only('voucher', blocksOf({ blocks }))[0]?.target).toEqual({
      kind: 'route',
      route: '/get-coupons?activityCode=a%26b%3Dc%23%2F',
    });
  });

  test.each(FOREIGN)('to %j leaves no button', (link) => {
    const label = inAll('Ke sini');
    const blocks: CampaignBlock[] = [
      {
        type: 'buttons',
        buttons: [
          { label, link },
          { label, link: '/help' },
        ],
      },
    ];
    expect(only('buttons', blocksOf({ blocks }))[0]?.buttons).toEqual([
      { label, target: { kind: 'route', route: '/help' } },
    ]);
    expect(view({ action: { label, link } })).toMatchObject({ action: null });
  });

  test.each(FOREIGN)('to %j leaves a product that cannot be tapped', (link) => {
    const blocks: CampaignBlock[] = [
      { type: 'products', products: [{ name: inAll('Kopi'), picture: 'fullCup', link }] },
    ];
    const [product] = only('products', blocksOf({ blocks }))[0]?.products ?? [];
    expect(product).toEqual({ name: inAll('Kopi'), picture: 'fullCup', target: null });
  });

  test('may lead to the app host', () => {
    const url = `${BRAND.appHost}/order/#/menu`;
    expect(view({ action: { label: inAll('Pesan'), link: url } })).toMatchObject({
      action: { target: { kind: 'appHost', url } },
    });
  });
});

describe('a module item', () => {
  function item(changes: Partial<CampaignPage>, inviteCode = '') {
    return only('modules', blocksOf(changes, START, inviteCode))[0]?.items[0];
  }

  test('is filled in every language', () => {
    const moduleDesc = { id: 'Kode {inviteCode}', en: 'Code {inviteCode}', zh: '{amount}' };
    const items = [{ type: 'invite', moduleDesc, moduleForwardUrl: '/help' }];
    expect(item({ inviteCode: 'AYU7', blocks: [{ type: 'modules', items }] })?.moduleDesc).toEqual({
      id: 'Kode AYU7',
      en: 'Code AYU7',
      zh: '12.500',
    });
  });

  test('takes the code of the user before that of the link', () => {
    expect(item({ inviteCode: 'AYU7' }, 'BUDI8')).toMatchObject({
      moduleDesc: { id: 'Kode AYU7, dapat Rp12.500' },
      target: { kind: 'route', route: '/fission?inviteCode=AYU7' },
    });
    expect(item({}, 'BUDI8')?.target).toEqual({
      kind: 'route',
      route: '/fission?inviteCode=BUDI8',
    });
  });

  test.each(['', '<b>', 'a b'])('that needs a code is not shown for %j', (inviteCode) => {
    const invite = {
      type: 'invite',
      moduleDesc: inAll('Kode {inviteCode}'),
      moduleForwardUrl: '/fission',
    };
    const packs = { type: 'pack', moduleDesc: inAll('Paket'), moduleForwardUrl: '/mine/packs' };
    const blocks: CampaignBlock[] = [{ type: 'modules', items: [invite, packs] }];
    expect(only('modules', blocksOf({ blocks }, START, inviteCode))[0]?.items).toMatchObject([
      { type: 'pack' },
    ]);
  });
});

test('a block without an item to show has no heading either', () => {
  expect(only('modules', blocksOf())).toEqual([]);
});
