import { createPrizeForm, MEMORY_RECIPIENT } from '@cangkir/core/testing';
import { type ContractOf, EXAMPLE_NOON } from './contract.ts';
import type { PRIZE_FORM_ENDPOINTS } from './prize-form.api.ts';

const drawId = 'draw-1';

export const CONTRACT: ContractOf<typeof PRIZE_FORM_ENDPOINTS> = {
  prizeForm: {
    summary: 'The prize of a draw, and its recipient.',
    refusals: [],
    example: { input: { drawId }, output: createPrizeForm(drawId, EXAMPLE_NOON) },
  },
  sendPrizeForm: {
    summary: 'Sends the recipient of a prize, once, within five days of winning it.',
    refusals: [],
    example: {
      input: { drawId, recipient: MEMORY_RECIPIENT },
      output: { sent: { recipient: MEMORY_RECIPIENT, sentAt: EXAMPLE_NOON } },
    },
  },
};
