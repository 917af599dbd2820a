import { expect, type Locator } from '@playwright/test';

/** Nothing in a room reaches beyond its sides, nor the page beyond the window, however wide that is. */
export async function expectNothingCutOff(room: Locator): Promise<void> {
  for (const width of [1920, 1280]) {
    await room.page().setViewportSize({ width, height: 1000 });
    await expect.poll(() => room.evaluate(cutOffIn)).toEqual([]);
  }
}

/** What is cut off, as markup. */
function cutOffIn(room: Element): readonly string[] {
  const { left, right } = room.getBoundingClientRect();
  const { scrollWidth, clientWidth } = document.documentElement;
  return [
    ...(scrollWidth > clientWidth ? [`The page is ${scrollWidth} px wide.`] : []),
    ...[...room.querySelectorAll('button, input, select, textarea, summary, p, h2, h3, label, li')]
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return element.checkVisibility() && (box.left < left || box.right > right + 1);
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  ];
}
