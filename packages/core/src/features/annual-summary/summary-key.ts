import type { RouteName } from '../../platform/navigation/routes.ts';

/** What a key of the edition begins with that compares a year with the one before: `/annualSummary3rd`. */
const COMPARED = 'compared/';

/** The key of a year in review, by the year of its link and its route. */
export function summaryKey(year: string, name: RouteName): string {
  return name === 'annualSummaryThird' ? `${COMPARED}${year}` : year;
}

/** The opposite of {@link summaryKey}. */
export function parseSummaryKey(key: string): {
  readonly year: string;
  readonly isCompared: boolean;
} {
  const isCompared = key.startsWith(COMPARED);
  return { year: isCompared ? key.slice(COMPARED.length) : key, isCompared };
}
