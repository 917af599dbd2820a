import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** axe on a page. Its frames are of its own origin: axe needs no page of its own to ask them, which takes as long. */
export function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode();
}
