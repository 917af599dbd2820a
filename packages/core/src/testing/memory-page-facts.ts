import type { PageFacts } from '../features/health/problem-report.ts';

/** What reports say of a page in memory. */
export const MEMORY_PAGE_FACTS: PageFacts = {
  release: '1',
  market: 'ID',
  language: 'id',
  platform: 'android',
  isInApp: false,
};
