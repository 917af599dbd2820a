import { ROUTES, withQuery } from '@cangkir/core';
import { SUMMARY_STAGES } from '@cangkir/core/annual-summary';
import { MIN_SPIN_MS } from '@cangkir/core/draw';
import type { Page } from 'playwright';

/** A motion of a screen. */
export interface Motion {
  readonly name: string;
  readonly route: string;
  /** How long it is measured. Milliseconds. */
  readonly lastsMs: number;
  /** Comes to where the motion can begin. */
  prepare(page: Page): Promise<unknown>;
  begin(page: Page): Promise<unknown>;
}

const activity = (activityCode: string) => ({ activityCode });

/** From the tap until the wheel stands at its sector. */
const WHEEL: Motion = {
  name: 'wheel',
  route: withQuery(ROUTES.luckDraw, activity('roda-gajian')),
  lastsMs: MIN_SPIN_MS,
  prepare: (page) => wheelButton(page).waitFor(),
  begin: (page) => wheelButton(page).click(),
};

const CUT: Motion = {
  name: 'cut',
  route: withQuery(ROUTES.bargain, activity('nego-kopi')),
  lastsMs: 900,
  prepare: (page) => cutButton(page).waitFor(),
  async begin(page) {
    const answer = page.waitForResponse(/\/assistance\//);
    await cutButton(page).click();
    await answer;
  },
};

/** All that the benchmark measures. */
export const MOTIONS: readonly Motion[] = [
  WHEEL,
  CUT,
  ...SUMMARY_STAGES.map((name, index) => {
    const way = SUMMARY_STAGES.slice(1, index).map(() => 'ArrowRight');
    return index === 0 ? stage(name, ['ArrowRight'], 'ArrowLeft') : stage(name, way, 'ArrowRight');
  }),
];

/** A stage of the year in review: by keys to the one beside it, and by one more to it. */
function stage(name: string, way: readonly string[], last: string): Motion {
  return {
    name: `year: ${name}`,
    route: ROUTES.annualSummary,
    lastsMs: 1500,
    async prepare(page) {
      await page.getByRole('progressbar').waitFor();
      await page.getByRole('heading', { level: 1 }).waitFor();
      for (const key of way) {
        await page.keyboard.press(key);
        await page.waitForTimeout(300);
      }
    },
    begin: (page) => page.keyboard.press(last),
  };
}

function wheelButton(page: Page) {
  return page.getByRole('button', { name: 'Putar' });
}

function cutButton(page: Page) {
  return page.getByRole('button', { name: 'Potong Harga' });
}
