import type { Query } from '../navigation/query.ts';

/** What may stand for a payment in a link: a short code, never a text that could be more. */
const PAY_VALUE = /^[\w.-]{1,64}$/;

/**
 * The `pay` value of a query, which the tab keeps (specification, section 3), or null where there is none, or
 * none that is well-formed: then what is kept stays.
 */
export function payOf(query: Query): string | null {
  const { pay } = query;
  return pay !== undefined && PAY_VALUE.test(pay) ? pay : null;
}
