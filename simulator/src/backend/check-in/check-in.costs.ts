import { ASKER, type Costs, times } from '../../server/backend/cost.ts';
import type { DraftState } from '../state.ts';

/** How the bench measures the endpoints. */
export const CHECK_IN_COSTS = {
  checkInCampaign: {
    fill: fillCheckIns,
    input: () => ({ activityCode: 'ngopi-tiap-hari' }),
  },
  checkIn: {
    fill: fillCheckIns,
    input: () => ({ activityCode: 'ngopi-tiap-hari' }),
    isOncePerPerson: true,
  },
} satisfies Costs;

/** Of others in the campaign, and of the one who asks in others. */
function fillCheckIns(state: DraftState, records: number, now: number): void {
  times(records, (index) => {
    const at = now - index;
    const [userId, other] = [`other-${index}`, `campaign-${index}`];
    state.checkIns.made.push({ activityCode: 'ngopi-tiap-hari', userId, at });
    state.checkIns.made.push({ activityCode: other, userId: ASKER, at });
    state.checkIns.earned.push({ activityCode: other, userId: ASKER, streak: 3, voucherId: other });
  });
}
