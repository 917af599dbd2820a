import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** axe on a page. Its frames are of its own origin: axe needs no page of its own to ask them, which takes as long. */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode();
}

/**
 * axe's findings in both themes, on a part of the simulator's page, or on all of it but the app, which has its own
 * tests. The dark theme changes colors alone.
 */
export async function findingsOnDesk(page: Page, part?: string) {
  const axe = () =>
    part === undefined ? axeOn(page).exclude('iframe') : axeOn(page).include(part);
  await endMotion(page);
  const light = await axe().analyze();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await endMotion(page);
  const dark = await axe().withRules('color-contrast').analyze();
  // The motion stays reduced: the way back to the light theme would take its time.
  await page.emulateMedia({ colorScheme: null });
  return [...light.violations, ...dark.violations];
}

/** A color that still changes, to another button's or to the other theme's, has too little contrast. */
function endMotion(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}
