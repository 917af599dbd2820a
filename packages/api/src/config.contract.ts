import type { CONFIG_ENDPOINTS } from './config.api.ts';
import type { ContractOf } from './contract.ts';

export const CONTRACT: ContractOf<typeof CONFIG_ENDPOINTS> = {
  config: {
    summary: 'Switches that the backend sets for all users.',
    refusals: [],
    example: { input: {}, output: { mobileRegister: true } },
  },
};
