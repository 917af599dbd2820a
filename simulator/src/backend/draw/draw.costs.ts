import { ASKER, type Costs, PEOPLE, times } from '../../server/backend/cost.ts';
import { personAt } from '../../server/backend/people.ts';
import type { DraftState } from '../state.ts';

const WHEEL = 'roda-tumbler';

/** How the bench measures the endpoints. */
export const DRAW_COSTS = {
  drawActivity: { fill: fillDraws, input: () => ({ activityCode: WHEEL }), few: 100 },
  draw: {
    fill: fillDraws,
    input: () => ({ activityCode: WHEEL }),
    isOncePerPerson: true,
    few: 100,
  },
} satisfies Costs;

/** Of others in the activity, of the one who asks in others, and one that each person won goods with. */
export function fillDraws(state: DraftState, records: number, now: number): void {
  const { made } = state.draws;
  const sectorId = 'tumbler';
  times(records, (index) => {
    const drawnAt = now - index;
    const [userId, id] = [`other-${index}`, `draw-${index}`];
    made.push({ id, activityCode: WHEEL, userId, sectorId, drawnAt });
    made.push({ id: `own-${index}`, activityCode: 'love-cocok', userId: ASKER, sectorId, drawnAt });
  });
  times(PEOPLE, (index) => {
    const [id, userId] = [`won-${index}`, personAt(index).id];
    made.push({ id, activityCode: 'roda-gajian', userId, sectorId, drawnAt: now });
  });
}
