import * as v from 'valibot';
import type { KeyValueStore } from '../../platform/key-value-store.ts';
import { moment } from '../../platform/schemas.ts';
import { attempt, parseState, serializeState } from '../../platform/session/persisted-store.ts';
import { LOCAL_KEYS } from '../../platform/session/storage-keys.ts';
import type { BannerPlacement } from '../../rules/banner/banner.ts';
import { startOfWibDay } from '../../rules/calendar/wib.ts';

const state = v.object({
  /** The start of the WIB day. */
  day: moment,
  /** Who has seen which placement on it. */
  shown: v.array(v.string()),
});

/** The banners that open by themselves: each once a WIB day, to each person on this phone. */
export interface DailyBanners {
  /** Whether the current user has not seen this placement today. */
  isDue(placement: BannerPlacement): boolean;
  markShown(placement: BannerPlacement): void;
}

/**
 * Opens what is stored. Storage that throws, is full or holds anything else has shown nothing today.
 *
 * @param now Milliseconds since the epoch.
 */
export function openDailyBanners(options: {
  readonly storage: KeyValueStore;
  userId(): string | null;
  now(): number;
}): DailyBanners {
  const { storage, userId, now } = options;
  const keyOf = (placement: BannerPlacement) => `${userId() ?? ''}@${placement}`;
  const today = () => startOfWibDay(now());

  function shownToday(): readonly string[] {
    const text = attempt(() => storage.get(LOCAL_KEYS.dailyBanners), null);
    const stored = text === null ? null : parseState(state, text);
    return stored?.day === today() ? stored.shown : [];
  }

  return {
    isDue: (placement) => !shownToday().includes(keyOf(placement)),
    markShown(placement) {
      const shown = new Set([...shownToday(), keyOf(placement)]);
      const text = serializeState({ day: today(), shown: [...shown] });
      attempt(() => storage.set(LOCAL_KEYS.dailyBanners, text), undefined);
    },
  };
}
