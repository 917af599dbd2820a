import { codesOf } from '../../flow/response-code/code-table.ts';

/** Why a registration with the community, or a check-in, failed. */
export const COMMUNITY_CODE = codesOf('community');
