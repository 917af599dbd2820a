import { byKey } from '../by-key.ts';
import type { Rules } from '../rule.ts';
import type { DraftState } from '../state.ts';
import { everydayCheckIns, memberCheckIns } from './check-in.fixture.ts';
import { checkIn, findCheckInCampaign } from './check-in.rules.ts';

/** The check-in campaigns, and how often the member was there. */
export function fixture(now: number): Pick<DraftState, 'checkIns'> {
  return {
    checkIns: {
      campaigns: byKey(everydayCheckIns(now), ({ activityCode }) => activityCode),
      made: memberCheckIns(now),
      earned: [],
    },
  };
}

export const rules = {
  checkInCampaign: findCheckInCampaign,
  checkIn,
} satisfies Rules;
