import { createDrawActivity, createWin } from '@cangkir/core/testing';
import { type ContractOf, EXAMPLE_NOON } from './contract.ts';
import type { DRAW_ENDPOINTS } from './draw.api.ts';

const activityCode = 'roda-gajian';

export const CONTRACT: ContractOf<typeof DRAW_ENDPOINTS> = {
  drawActivity: {
    summary: 'A lucky draw: its wheel, its times, and this user’s earlier draw.',
    refusals: [],
    example: {
      input: { activityCode },
      output: createDrawActivity(activityCode, EXAMPLE_NOON),
    },
  },
  draw: {
    summary: 'Draws, once per user and activity.',
    refusals: [],
    example: { input: { activityCode }, output: { result: createWin(EXAMPLE_NOON) } },
  },
};
