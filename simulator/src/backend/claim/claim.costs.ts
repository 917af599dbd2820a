import { ASKER, type Costs, times } from '../../server/backend/cost.ts';
import { personAt, RUSH_CAMPAIGN } from '../../server/backend/people.ts';
import type { DraftState } from '../state.ts';

/** How the bench measures the endpoints. */
export const CLAIM_COSTS = {
  campaign: { fill: fillClaims, input: () => ({ activityCode: RUSH_CAMPAIGN }) },
  claim: {
    fill: fillClaims,
    input: (index) => ({ activityCode: RUSH_CAMPAIGN, browserId: personAt(index).browserId }),
    isOncePerPerson: true,
  },
} satisfies Costs;

function fillClaims(state: DraftState, records: number): void {
  times(records, (index) => {
    const [userId, browserId] = [`other-${index}`, `browser-${index}`];
    state.claims.push({ activityCode: RUSH_CAMPAIGN, userId, browserId, voucherId: userId });
    const activityCode = `campaign-${index}`;
    state.claims.push({ activityCode, userId: ASKER, browserId: 'device-0', voucherId: userId });
  });
}
