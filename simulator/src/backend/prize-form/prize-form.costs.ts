import type { Costs } from '../../server/backend/cost.ts';
import { fillDraws } from '../draw/draw.costs.ts';

/** How the bench measures the endpoints. */
export const PRIZE_FORM_COSTS = {
  prizeForm: { fill: fillDraws, input: () => ({ drawId: 'won-0' }) },
  sendPrizeForm: {
    fill: fillDraws,
    input: (index) => ({
      drawId: `won-${index}`,
      recipient: { name: 'Teman Kopi', phone: '+6281234567890', address: 'Jl. Kopi 1, Jakarta' },
    }),
    isOncePerPerson: true,
  },
} satisfies Costs;
