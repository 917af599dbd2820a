import { type Costs, times } from '../../server/backend/cost.ts';

/** How the bench measures the endpoints. */
export const CAMPAIGN_PAGE_COSTS = {
  campaignPage: {
    fill(state, records) {
      const [page] = Object.values(state.campaignPages);
      times(records, (index) => {
        if (page !== undefined) state.campaignPages[`other-${index}`] = page;
      });
    },
    input: () => ({ name: 'brand' }),
  },
} satisfies Costs;
