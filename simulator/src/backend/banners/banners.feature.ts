import type { Rules } from '../rule.ts';
import type { DraftState } from '../state.ts';
import { everydayBanners } from './banners.fixture.ts';
import { findBanners } from './banners.rules.ts';

/** The banners that are part of a screen. */
export function fixture(now: number): Pick<DraftState, 'banners'> {
  return { banners: everydayBanners(now) };
}

export const rules = { banners: findBanners } satisfies Rules;
