import type { Language } from '@cangkir/core';
import type { nextReward } from '@cangkir/core/check-in';

interface Streak {
  /** Days in a row. */
  readonly streak: number;
  readonly next: ReturnType<typeof nextReward>;
}

/** Reads the words of a streak. */
type StreakText = (
  key: 'noStreak' | 'firstDay' | 'streak' | 'nextReward',
  values: Readonly<Record<string, string | number>>,
) => string;

/** What the head of a check-in campaign says while it runs: the streak, and the next reward if one is left. */
export function streakTexts({ streak, next }: Streak, language: Language, t: StreakText) {
  return {
    streak: streakText(streak, t),
    nextReward:
      next === null
        ? undefined
        : t('nextReward', { count: next.daysLeft, reward: next.reward.name[language] }),
  };
}

/** A day is no row. */
function streakText(streak: number, t: StreakText): string {
  if (streak === 0) return t('noStreak', {});
  return streak === 1 ? t('firstDay', {}) : t('streak', { count: streak });
}
