import { codesOf } from '../../flow/response-code/code-table.ts';

/** Why a voucher pack cannot be bought. */
export const PACK_CODE = codesOf('pack');
