import { createStoredValue } from '@cangkir/core/testing';
import { type ContractOf, EXAMPLE_NOON } from './contract.ts';
import type { STORED_VALUE_ENDPOINTS } from './stored-value.api.ts';

export const CONTRACT: ContractOf<typeof STORED_VALUE_ENDPOINTS> = {
  storedValue: {
    summary:
      'The user’s stored value, its changes from the newest on, and orders that a gift card can pay.',
    refusals: [],
    example: { input: {}, output: createStoredValue(EXAMPLE_NOON) },
  },
};
