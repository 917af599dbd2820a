import type { Query } from '../navigation/query.ts';

/** The format of a payment marker in a link: a short code, never free text. */
const PAY_VALUE = /^[\w.-]{1,64}$/;

/**
 * The `pay` value of a query, which the tab stores (specification, section 3). Null if missing or malformed: the stored
 * value then stays.
 */
export function payOf(query: Query): string | null {
  const { pay } = query;
  return pay !== undefined && PAY_VALUE.test(pay) ? pay : null;
}
