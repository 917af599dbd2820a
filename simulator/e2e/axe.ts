import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * axe's findings on a part of the simulator's page, or on all of it but the app, which has its own tests, in the theme
 * that the page has.
 */
export async function findingsOnDesk(page: Page, part = 'html') {
  await endMotion(page);
  // AxeBuilder would compile axe again for each look, in each frame.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (selector) => {
    const place = { include: [[selector]], exclude: [['iframe']] };
    // What is not drawn has no contrast.
    const sheets = document.adoptedStyleSheets;
    document.adoptedStyleSheets = [];
    const { violations } = await window.axe.run(place, { iframes: false, preload: false });
    document.adoptedStyleSheets = sheets;
    return violations;
  }, part);
}

/** A color that still changes, to another button's or to the other theme's, has too little contrast. */
function endMotion(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}
