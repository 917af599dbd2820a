import { ASKER, type Costs, PEOPLE, PLENTY, times } from '../../server/backend/cost.ts';
import { personAt } from '../../server/backend/people.ts';
import type { DraftState } from '../state.ts';

const ACTIVITY = 'seduh-besok';
const TODAYS = 'seduh-hari-ini';

/** How the bench measures the endpoints. */
export const COMMUNITY_COSTS = {
  community: {
    fill(state, records, now) {
      const [activity] = Object.values(state.community.activities);
      const [survey] = Object.values(state.surveys.byId);
      times(records, (index) => {
        if (activity === undefined || survey === undefined) return;
        const [id, endsAt] = [`other-${index}`, now - index];
        state.community.activities[id] = { ...activity, id, endsAt };
        state.surveys.byId[id] = { ...survey, id, endsAt };
        state.surveys.answers.push({ surveyId: id, userId: ASKER, answers: [], answeredAt: now });
      });
    },
    input: () => ({}),
    few: 100,
    isLong: true,
  },
  communityActivity: { fill: fillRegistrations(), input: () => ({ id: ACTIVITY }) },
  registerForActivity: {
    fill: fillRegistrations(),
    input: () => ({ id: ACTIVITY }),
    isOncePerPerson: true,
  },
  cancelRegistration: {
    fill: fillRegistrations('registered'),
    input: () => ({ id: ACTIVITY }),
    isOncePerPerson: true,
  },
  checkInToActivity: {
    fill: fillRegistrations('registered', TODAYS),
    input: () => ({ id: TODAYS, code: `host-${TODAYS}` }),
    isOncePerPerson: true,
  },
  claimActivityRewards: {
    fill: fillRegistrations('checkedIn'),
    input: () => ({ id: ACTIVITY }),
    isOncePerPerson: true,
  },
} satisfies Costs;

type Registration = DraftState['community']['registrations'][number]['registration'];

/** @param own That of those who ask; undefined for none. */
function fillRegistrations(own?: Registration, activityId = ACTIVITY) {
  return (state: DraftState, records: number) => {
    const { activities, registrations } = state.community;
    const activity = activities[activityId];
    if (activity !== undefined) activities[activityId] = { ...activity, quota: PLENTY };
    const registration = 'registered' as const;
    times(records, (index) => {
      registrations.push({ activityId, userId: `other-${index}`, registration });
      registrations.push({ activityId: `other-${index}`, userId: ASKER, registration });
    });
    times(own === undefined ? 0 : PEOPLE, (index) => {
      registrations.push({
        activityId,
        userId: personAt(index).id,
        registration: own ?? registration,
      });
    });
  };
}
