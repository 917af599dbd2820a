import * as v from 'valibot';
import type { KeyValueStore } from '../../platform/key-value-store.ts';
import { moment } from '../../platform/schemas.ts';
import { attempt, parseState, serializeState } from '../../platform/session/persisted-store.ts';
import { LOCAL_KEYS } from '../../platform/session/storage-keys.ts';
import type { BannerPlacement } from '../../rules/banner/banner.ts';
import { startOfWibDay } from '../../rules/calendar/wib.ts';

/** The start of the WIB day on which a person saw a placement last. */
const state = v.record(v.string(), moment);

/** The banners that open by themselves: one a visit, and each once a WIB day to each person on this phone. */
export interface DailyBanners {
  /** Which of these may open, first what the current user has not seen for longest. */
  due<Placement extends BannerPlacement>(placements: readonly Placement[]): readonly Placement[];
  markShown(placement: BannerPlacement): void;
}

/**
 * Opens what is stored, for one visit. Storage that throws, is full or holds anything else has shown nothing before.
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
  let hasShown = false;

  function readSeen(): Readonly<Record<string, number>> {
    const text = attempt(() => storage.get(LOCAL_KEYS.dailyBanners), null);
    return (text === null ? null : parseState(state, text)) ?? {};
  }

  return {
    due(placements) {
      if (hasShown) return [];
      const seen = readSeen();
      const lastSeen = (placement: BannerPlacement) => seen[keyOf(placement)] ?? 0;
      return placements
        .filter((placement) => lastSeen(placement) !== today())
        .sort((one, other) => lastSeen(one) - lastSeen(other));
    },
    markShown(placement) {
      hasShown = true;
      const lastWeek = startOfWibDay(now(), -7);
      const kept = Object.entries(readSeen()).filter(([, day]) => day > lastWeek);
      const text = serializeState({ ...Object.fromEntries(kept), [keyOf(placement)]: today() });
      attempt(() => storage.set(LOCAL_KEYS.dailyBanners, text), undefined);
    },
  };
}
