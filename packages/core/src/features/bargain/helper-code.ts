import { codesOf } from '../../flow/response-code/code-table.ts';

/** What only the helper of a bargain gets. */
export const HELPER_CODE = codesOf('helper');
