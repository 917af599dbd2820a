import { ROUTES, withQuery } from '@cangkir/core';
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
  lastsMs: 4000,
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

const STAGES = ['cup', 'top3', 'userKeyword', 'thanks', 'summary'] as const;

/** All that the benchmark measures. */
export const MOTIONS: readonly Motion[] = [
  WHEEL,
  CUT,
  stage('start', ['ArrowRight'], 'ArrowLeft'),
  ...STAGES.map((name, index) =>
    stage(
      name,
      STAGES.slice(0, index).map(() => 'ArrowRight'),
      'ArrowRight',
    ),
  ),
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
