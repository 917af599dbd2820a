import { REFERRAL_AMOUNT } from '../referral/referral.fixture.ts';
import type { Rules } from '../rule.ts';
import type { DraftState } from '../state.ts';
import { EVERYDAY_MODULES } from './home.fixture.ts';
import { findHome } from './home.rules.ts';

/** The modules of home. */
export function fixture(): Pick<DraftState, 'home'> {
  return {
    home: {
      moduleItems: EVERYDAY_MODULES,
      inviteAmount: REFERRAL_AMOUNT,
    },
  };
}

export const rules = {
  home: findHome,
} satisfies Rules;
