import { CLAIM_CODE } from '../../flow/response-code/response-code.ts';
import { DAY_MS } from '../../platform/clock/durations.ts';
import { withQuery } from '../../platform/navigation/route.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import { ACTIVITY_STATE } from '../../rules/activity/admission.ts';
import type { FeatureMemory } from '../../testing/feature-memory.ts';
import { createMemoryGateway } from '../../testing/memory-gateway.ts';
import type { VirtualClock } from '../../testing/virtual-clock.ts';
import type { DrawActivity, DrawGateway, DrawResult } from './draw.gateway.ts';

const SECTORS = [
  {
    id: 'tumbler',
    label: { id: 'Tumbler', en: 'Tumbler', zh: '随行杯' },
    prize: 'goods',
  },
  {
    id: 'nothing',
    label: { id: 'Coba lagi', en: 'Try again', zh: '再接再厉' },
    prize: null,
  },
] as const;

/** An activity that is open from `startsAt`, for a day. Milliseconds since the epoch. */
export function createDrawActivity(activityCode: string, startsAt: number): DrawActivity {
  return {
    activityState: ACTIVITY_STATE.inProgress,
    activityCode,
    name: { id: 'Roda Berhadiah', en: 'Lucky Wheel', zh: '幸运转盘' },
    startsAt,
    endsAt: startsAt + DAY_MS,
    sectors: SECTORS,
    drawn: null,
    matchHistory: [],
  };
}

/** The tumbler, drawn at `drawnAt`: milliseconds since the epoch. */
export function createWin(drawnAt: number): DrawResult {
  return {
    drawId: 'draw-1',
    sectorId: 'tumbler',
    prize: { name: SECTORS[0].label, kind: 'goods' },
    drawnAt,
    isRecipientSent: false,
  };
}

/** Draws in memory, of which each wins the tumbler. */
export function createMemoryDrawGateway(clock: VirtualClock, startsAt: number) {
  const { gateway, calls } = createMemoryGateway<DrawGateway>(clock, {
    find: (activityCode) => createDrawActivity(activityCode, startsAt),
    draw: () => ({ code: CLAIM_CODE.claimed, result: createWin(clock.now()) }),
  });
  return { draws: gateway, calls, drawn: calls.draw.made };
}

/** The feature in memory. */
export const drawMemory = {
  gateways: createMemoryDrawGateway,
  pages: {
    draw: {
      link: withQuery(ROUTES.luckDraw, { activityCode: 'roda' }),
      taps: [{ type: 'START' }],
    },
  },
} satisfies FeatureMemory;
