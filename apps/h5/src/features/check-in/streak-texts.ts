import type { Language } from '@cangkir/core';
import type { nextReward } from '@cangkir/core/check-in';

interface Streak {
  /** Days in a row. */
  readonly streak: number;
  readonly next: ReturnType<typeof nextReward>;
}

/** Reads the words of a streak. */
type StreakText = (
  key: 'noStreak' | 'streak' | 'nextReward',
  values: Readonly<Record<string, string | number>>,
) => string;

/** What the head of a check-in campaign says while it runs: the streak, and the next reward if one is left. */
export function streakTexts({ streak, next }: Streak, language: Language, t: StreakText) {
  return {
    streak: streak === 0 ? t('noStreak', {}) : t('streak', { count: streak }),
    nextReward:
      next === null
        ? undefined
        : t('nextReward', { count: next.daysLeft, reward: next.reward.name[language] }),
  };
}
