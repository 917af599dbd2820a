import type { LocalizedText } from '../../platform/language/localized-text.ts';

/** What every activity has, with the code that its links carry. Moments are milliseconds since the epoch. */
export interface Activity {
  readonly activityCode: string;
  readonly name: LocalizedText;
  readonly startsAt: number;
  readonly endsAt: number;
}
