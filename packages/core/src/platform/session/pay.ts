import type { Query } from '../navigation/query.ts';
import { SHORT_CODE } from '../short-code.ts';

/**
 * The `pay` value of a query, which the tab stores (specification, section 3). Null if missing or malformed: the stored
 * value then stays.
 */
export function payOf(query: Query): string | null {
  const { pay } = query;
  return pay !== undefined && SHORT_CODE.test(pay) ? pay : null;
}
