import { SCREEN_LINKS } from '@cangkir/core/testing';
import axe from 'axe-core';
import { expect } from 'vitest';
import { customerTest } from './journey.ts';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** One screen of each look. */
const SCREENS: ReadonlySet<string> = new Set([
  'bargain',
  'getCoupons',
  'help',
  'home',
  'icedLatte',
  'luckDraw',
  'mine',
  'packs',
]);

const test = customerTest({ isDark: true, reducesMotion: true });

/** What axe finds of the contrast, once nothing fades any more. */
async function faintTexts(): Promise<readonly string[]> {
  const animations = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(animations.map(({ finished }) => finished));
  const { violations, passes } = await window.axe.run({ runOnly: ['color-contrast'] });
  if (passes.length === 0) return ['axe has looked at no text'];
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
}

test.for(SCREEN_LINKS.filter(({ name }) => SCREENS.has(name)))(
  '$name is dark, and each text has its contrast',
  async ({ route }, { customer, phone }) => {
    await customer.open(route);
    const [red] = String(
      await phone.evaluate(() => getComputedStyle(document.body).backgroundColor),
    ).match(/\d+/) ?? ['255'];
    expect(Number(red)).toBeLessThan(64);
    await phone.inject(axe.source);
    expect(await phone.evaluate(faintTexts)).toEqual([]);
  },
);
