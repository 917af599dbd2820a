import type { Rules } from '../rule.ts';
import type { DraftState } from '../state.ts';
import { EVERYDAY_REFERRAL_CODES } from './referral.fixture.ts';
import { acceptInvite, findReferral } from './referral.rules.ts';

/** The codes by which people invite others. */
export function fixture(): Pick<DraftState, 'referrals'> {
  return { referrals: { codes: EVERYDAY_REFERRAL_CODES, bound: {} } };
}

export const rules = {
  referral: findReferral,
  acceptInvite,
} satisfies Rules;
