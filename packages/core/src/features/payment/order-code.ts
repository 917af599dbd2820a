import { codesOf } from '../../flow/response-code/code-table.ts';

/** Why the backend refuses what the user asks of an order. */
export const ORDER_CODE = codesOf('order');
