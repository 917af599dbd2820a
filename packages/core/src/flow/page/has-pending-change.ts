import * as v from 'valibot';

/** The drafts of all pages keep the key of a change whose outcome is unknown in one of these ways. */
const pendingDraft = v.union([
  v.object({ pendingKey: v.string() }),
  v.object({ pending: v.object({ key: v.string() }) }),
]);

/** Whether a stored draft holds a change that may have been applied, and not only what was chosen or typed. */
export function hasPendingChange(draft: unknown): boolean {
  return v.is(pendingDraft, draft);
}
