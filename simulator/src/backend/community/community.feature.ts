import { byKey } from '../by-key.ts';
import type { Rules } from '../rule.ts';
import type { DraftState } from '../state.ts';
import {
  everydayActivities,
  everydaySurveys,
  memberRegistrations,
  memberSurveyAnswers,
} from './community.fixture.ts';
import {
  cancelRegistration,
  checkInToActivity,
  claimActivityRewards,
  findCommunity,
  findCommunityActivity,
  registerForActivity,
} from './community.rules.ts';

/** The activities and surveys, and where the member took part. */
export function fixture(now: number): Pick<DraftState, 'community'> {
  return {
    community: {
      activities: byKey(everydayActivities(now), ({ id }) => id),
      registrations: memberRegistrations(),
      surveys: byKey(everydaySurveys(now), ({ id }) => id),
      surveyAnswers: memberSurveyAnswers(now),
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

export const records = ['/community/registrations'];
