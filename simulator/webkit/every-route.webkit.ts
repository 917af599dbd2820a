import { SCREEN_LINKS } from '@cangkir/core/testing';
import axe from 'axe-core';
import { expect } from 'vitest';
import { PEOPLE } from '../src/backend/login/login.fixture.ts';
import type { Customer } from './customer.ts';
import { customerTest } from './journey.ts';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** One screen of each look. */
const LOOKS: ReadonlySet<string> = new Set([
  'bargain',
  'getCoupons',
  'help',
  'home',
  'icedLatte',
  'luckDraw',
  'mine',
  'packs',
]);

/** What axe can only say of a page as a whole. The stories show the rest. */
const PAGE_RULES = [
  'bypass',
  'document-title',
  'duplicate-id-aria',
  'heading-order',
  'html-has-lang',
  'html-lang-valid',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport',
  'page-has-heading-one',
  'region',
  'scrollable-region-focusable',
];

const visitorTest = customerTest({ reducesMotion: true });
const darkTest = customerTest({ isDark: true, reducesMotion: true });

/** Opens every route, and returns what is wrong with its page, by route. */
async function faultsOnEveryRoute(
  customer: Customer,
  look: (screen: string) => Promise<unknown>,
): Promise<object> {
  const faults: Record<string, readonly unknown[]> = {};
  for (const { name, route } of SCREEN_LINKS) {
    // WebKit complains of a request that was not yet answered when its page is left.
    await customer.phone.goto('about:blank');
    await customer.phone.consoleErrors();
    await customer.open(route);
    const found = [await look(name), await customer.phone.consoleErrors()].flat();
    if (found.length > 0) faults[route] = found;
  }
  return faults;
}

/** The addresses of the early answers that the shown page has not taken. */
async function unusedAnswers(): Promise<readonly string[]> {
  const answers: readonly { readonly url: string }[] = await Reflect.get(window, 'earlyAnswers');
  return answers.map(({ url }) => `was asked for early, and not taken: ${url}`);
}

/** What axe finds, with nothing that fades any more, and whether the page is dark. */
async function findings(rules: readonly string[]): Promise<readonly string[]> {
  for (const animation of document.getAnimations()) {
    // What is far from the screen never ends by itself.
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      animation.finish();
  }
  const [red] = getComputedStyle(document.body).backgroundColor.match(/\d+/) ?? ['255'];
  if (Number(red) >= 64) return ['the page is not dark'];
  const { violations, passes } = await window.axe.run({
    runOnly: [...rules],
    resultTypes: ['violations'],
    preload: false,
  });
  if (passes.length === 0) return ['axe has looked at nothing'];
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

visitorTest('every route opens for a visitor without an error', async ({ customer, phone }) => {
  expect(await faultsOnEveryRoute(customer, () => phone.evaluate(unusedAnswers))).toEqual({});
});

darkTest(
  'every route opens for a member without an error, in the dark, and axe finds nothing',
  async ({ customer, phone }) => {
    await customer.logIn(PEOPLE.member.phone);
    const look = async (screen: string) => {
      await phone.inject(axe.source);
      const rules = LOOKS.has(screen) ? [...PAGE_RULES, 'color-contrast'] : PAGE_RULES;
      return [await phone.evaluate(unusedAnswers), await phone.evaluate(findings, rules)].flat();
    };
    expect(await faultsOnEveryRoute(customer, look)).toEqual({});
  },
);
