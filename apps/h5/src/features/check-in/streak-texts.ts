import type { Language } from '@cangkir/core';
import type { nextReward } from '@cangkir/core/check-in';
import type { Reader } from '../../i18n/read-messages.ts';

interface Streak {
  /** Days in a row. */
  readonly streak: number;
  readonly next: ReturnType<typeof nextReward>;
}

/** The messages of a streak. */
export const STREAK_KEYS = ['noStreak', 'firstDay', 'streak', 'nextReward'] as const;

type StreakText = Reader<(typeof STREAK_KEYS)[number]>;

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
