import { SCREEN_LINKS } from '@cangkir/core/testing';
import type { FrameLocator, Page } from '@playwright/test';
import { axeOn } from './axe.ts';
import { expect, test } from './journey.ts';

/** How many screens open one after another on a page of the simulator, which takes as long to open as they do. */
const ON_A_PAGE = 24;

/** The addresses of the early answers that the app has not taken. */
function unusedAnswers(app: FrameLocator): Promise<string[]> {
  return app.locator('html').evaluate(async () => {
    const answers: readonly { readonly url: string }[] = await Reflect.get(window, 'earlyAnswers');
    return answers.map(({ url }) => url);
  });
}

/** What axe can only say of a page as a whole. The stories look at the parts, in each state of each screen. */
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

/** axe's findings in the app. The simulator's own page has its own tests. */
async function findings(page: Page) {
  let violations: readonly object[] = [];
  // Looks again where the frame had no axe: a page that opens while it is brought in loses it.
  await expect(async () => {
    const results = await axeOn(page)
      .include(['iframe[title="Customers’ app"]', 'html'])
      .withRules(PAGE_RULES)
      .analyze();
    expect(results.passes.length).toBeGreaterThan(5);
    violations = results.violations;
  }).toPass();
  return violations;
}

for (let start = 0; start < SCREEN_LINKS.length; start += ON_A_PAGE) {
  const links = SCREEN_LINKS.slice(start, start + ON_A_PAGE);
  test.describe(`${links[0]?.name} to ${links.at(-1)?.name}`, () => {
    test.use({ phone: { platform: 'browser', user: 'member' } });

    test('ask early for what their screens show, and axe finds nothing', async ({
      simulator,
      page,
    }) => {
      const { app } = simulator;
      for (const { name, route } of links) {
        await simulator.openRoute(route);
        await expect(app.getByRole('heading', { level: 1 })).toBeVisible();
        // The samples of the kit's demo are busy for ever.
        await expect(app.locator('[aria-busy="true"]:not(section *)')).toHaveCount(0);
        expect.soft(await unusedAnswers(app), name).toEqual([]);
        expect.soft(await findings(page), name).toEqual([]);
      }
    });
  });
}
