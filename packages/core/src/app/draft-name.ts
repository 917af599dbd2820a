/**
 * The storage name of a user's draft on a page. Page names hold no @, so no link can spell another user's draft.
 *
 * @param page The page with its key, such as `draw:roda`.
 * @param userId Null for a visitor.
 */
export function draftName(page: string, userId: string | null): string {
  return userId === null ? page : `${userId}@${page}`;
}
