import type { PageName } from '@cangkir/core';
import { expect, test } from 'vitest';
import { CLAIM, writeScenario } from '../replay/testing.ts';
import { lacksScreen, pagesOfStory } from './pages-of-story.ts';

const DRAW: readonly PageName[] = ['claim', 'draw'];
const DRAW_AND_FORM: readonly PageName[] = [...DRAW, 'prizeForm'];

test('a story plays where it begins, and where its person is sent, on each page once', () => {
  const story = writeScenario({
    route: '/{{brand}}/luckDraw?activityCode=a',
    steps: [
      { do: 'open', route: '/luckDraw/userInfoForm?drawId=d' },
      { do: 'advance', ms: 1 },
      { do: 'open', route: '/luckDraw/infoSuccess?drawId=d' },
      { do: 'open', route: '/mine/vouchers' },
    ],
  });
  expect(pagesOfStory(story)).toEqual(['draw', 'prizeForm']);
});

test('a story plays on the pages of its second phone, too', () => {
  const secondPhone = {
    device: { platform: 'ios' },
    route: '/{{brand}}/luckDraw?activityCode=a',
  };
  const steps = [{ do: 'open', route: '/luckDraw/userInfoForm?drawId=d', phone: 2 }];
  expect(pagesOfStory(writeScenario({ secondPhone, steps }))).toEqual([
    'claim',
    'draw',
    'prizeForm',
  ]);
});

test('a page without a machine needs no screen to run', () => {
  expect(pagesOfStory(writeScenario({ route: '/mine/vouchers', steps: [CLAIM] }))).toEqual([]);
  expect(lacksScreen([], [])).toBe(false);
});

test('a page with a machine waits for its screen', () => {
  expect(lacksScreen(['prizeForm'], [])).toBe(true);
  expect(lacksScreen(['prizeForm'], DRAW)).toBe(true);
  expect(lacksScreen(['prizeForm'], DRAW_AND_FORM)).toBe(false);
});

test('one page without a screen is enough', () => {
  expect(lacksScreen(['claim', 'draw', 'prizeForm'], DRAW)).toBe(true);
  expect(lacksScreen(['claim', 'draw', 'prizeForm'], DRAW_AND_FORM)).toBe(false);
});
