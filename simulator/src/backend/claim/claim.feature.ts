import { byKey } from '../by-key.ts';
import type { Rules } from '../rule.ts';
import type { DraftState } from '../state.ts';
import { everydayCampaigns } from './claim.fixture.ts';
import { claim, findCampaign } from './claim.rules.ts';

/** The campaigns that give vouchers. */
export function fixture(now: number): Pick<DraftState, 'campaigns' | 'claims'> {
  return {
    campaigns: byKey(everydayCampaigns(now), ({ activityCode }) => activityCode),
    claims: [],
  };
}

export const rules = {
  campaign: findCampaign,
  claim,
} satisfies Rules;
