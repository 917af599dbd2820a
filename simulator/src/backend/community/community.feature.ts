import { byKey } from '../by-key.ts';
import type { Rules } from '../rule.ts';
import type { DraftState } from '../state.ts';
import { everydayActivities, memberRegistrations } from './community.fixture.ts';
import {
  cancelRegistration,
  checkInToActivity,
  claimActivityRewards,
  findCommunity,
  findCommunityActivity,
  registerForActivity,
} from './community.rules.ts';

/** The activities, and where the member took part. */
export function fixture(now: number): Pick<DraftState, 'community'> {
  return {
    community: {
      activities: byKey(everydayActivities(now), ({ id }) => id),
      registrations: memberRegistrations(),
    },
  };
}

export const rules = {
  community: findCommunity,
  communityActivity: findCommunityActivity,
  registerForActivity,
  cancelRegistration,
  checkInToActivity,
  claimActivityRewards,
} satisfies Rules;
