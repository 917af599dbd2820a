import type { SummaryArt } from '@cangkir/core/annual-summary';

/** The art of the year in review: its loader comes with the screen, and each stage has a chunk of its own. */
export function createSummaryArt(
  openLoader: () => Promise<{ readonly loadStageArt: SummaryArt['load'] }>,
): SummaryArt {
  return {
    async load(stage) {
      const { loadStageArt } = await openLoader();
      await loadStageArt(stage);
    },
  };
}
