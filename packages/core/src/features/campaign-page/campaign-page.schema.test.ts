import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createCampaignPage } from './campaign-page.memory.ts';
import {
  type CampaignBlock,
  campaignPageOfUser,
  campaignPageSchema,
} from './campaign-page.schema.ts';

const PAGE = createCampaignPage(1000);
const HERO = PAGE.blocks[0];

test('accepts every kind of block', () => {
  expect(v.parse(campaignPageOfUser, PAGE)).toEqual(PAGE);
});

const STILL = { file: 'media/kopi/still.svg', width: 480, height: 240 };
const ANIMATION: CampaignBlock = {
  type: 'animation',
  lottieDataUrl: 'media/kopi/steam.json',
  still: STILL,
};

test.each([
  [{ type: 'carousel', pictures: [] }],
  [{ type: 'hero' }],
  [{ type: 'hero', title: 'one language' }],
  [{ type: 'voucher', activityCode: '', title: PAGE.title, value: 1 }],
  [{ type: 'buttons', buttons: [{ label: PAGE.title, link: 'x'.repeat(2049) }] }],
  [{ type: 'music', tracks: [{ title: PAGE.title, file: 'https://evil.example/a.mp3' }] }],
  [{ ...ANIMATION, lottieDataUrl: 'https://evil.example/media/kopi/steam.json' }],
  [{ ...ANIMATION, lottieDataUrl: 'media/kopi/steam.svg' }],
  [{ ...ANIMATION, lottieDataBaseUrl: '//evil.example/' }],
  [{ ...ANIMATION, still: { ...STILL, file: 'media/kopi/still.json' } }],
  [{ ...ANIMATION, still: { ...STILL, height: 0 } }],
  ['text'],
  [null],
])('reads the unknown block %j as null, and keeps the others', (block) => {
  const { blocks } = v.parse(campaignPageSchema, { ...PAGE, blocks: [block, HERO] });
  expect(blocks).toEqual([null, HERO]);
});

test('shows an unknown theme plainly, and an unknown picture as a cup', () => {
  const products = [{ name: PAGE.title, picture: 'unicorn' }];
  const { theme, blocks } = v.parse(campaignPageSchema, {
    ...PAGE,
    theme: 'neon',
    blocks: [{ type: 'products', products }],
  });
  expect(theme).toBe('plain');
  expect(blocks).toEqual([
    { type: 'products', products: [{ name: PAGE.title, picture: 'fullCup' }] },
  ]);
});

test.each([
  { name: '' },
  { title: 'one language' },
  { period: { start: -1, end: 1 } },
  { currencyCode: 'USD' },
  { amount: 0.5 },
  { blocks: 'none' },
])('refuses a page with %j', (changes) => {
  expect(v.safeParse(campaignPageSchema, { ...PAGE, ...changes }).success).toBe(false);
});
