import { withQuery } from '../../platform/navigation/route.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import type { FeatureMemory } from '../../testing/feature-memory.ts';

/** The feature in memory: it draws by the gateway of the draw. */
export const loveMemory = {
  pages: {
    love: {
      link: withQuery(ROUTES.loveEntry, { activityCode: 'love' }),
      taps: [{ type: 'START' }],
    },
  },
} satisfies FeatureMemory;
