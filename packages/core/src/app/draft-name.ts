/**
 * The name under which what somebody has under way on a page is kept. No page’s name holds an @: nobody’s draft is
 * found by a link that spells another’s.
 *
 * @param page The page and which of its kind, such as `draw:roda`.
 * @param userId Null for a visitor.
 */
export function draftName(page: string, userId: string | null): string {
  return userId === null ? page : `${userId}@${page}`;
}
