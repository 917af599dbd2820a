import { REFERRAL_AMOUNT } from '../referral/referral.fixture.ts';
import type { Rules } from '../rule.ts';
import type { DraftState } from '../state.ts';
import { EVERYDAY_MODULES, everydayBanners } from './home.fixture.ts';
import { findHome } from './home.rules.ts';

/** The banners and modules of home. */
export function fixture(now: number): Pick<DraftState, 'home'> {
  return {
    home: {
      banners: everydayBanners(now),
      moduleItems: EVERYDAY_MODULES,
      inviteAmount: REFERRAL_AMOUNT,
    },
  };
}

export const rules = {
  home: findHome,
} satisfies Rules;
