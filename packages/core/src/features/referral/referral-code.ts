import { codesOf } from '../../flow/response-code/code-table.ts';

/** Why an invitation does not count. */
export const REFERRAL_CODE = codesOf('referral');
