import { type Costs, times } from '../../server/backend/cost.ts';

/** How the bench measures the endpoints. */
export const HOME_COSTS = {
  home: {
    fill(state, records, now) {
      const [campaign] = Object.values(state.campaigns);
      times(records, (index) => {
        if (campaign === undefined) return;
        const endsAt = now + (index % 2 === 0 ? index : -index) * 1000 + 60_000_000;
        const activityCode = `campaign-${index}`;
        state.campaigns[activityCode] = { ...campaign, activityCode, endsAt };
      });
    },
    input: () => ({}),
    few: 200,
    isLong: true,
  },
} satisfies Costs;
