import * as v from 'valibot';
import { parseDraft } from '../../flow/page/parse-draft.ts';
import { BLANK_RECIPIENT } from './recipient.ts';

const recipient = v.object({ name: v.string(), phone: v.string(), address: v.string() });

/**
 * What a reload starts from: what was typed, and the pending recipient. It is personal data: it stays in session
 * storage alone, until it is sent (docs/security.md).
 */
const draftSchema = v.object({
  typed: recipient,
  recipient,
  pendingKey: v.nullable(v.string()),
});

export type PrizeFormDraft = v.InferOutput<typeof draftSchema>;

/** The draft of a form that nobody has touched. */
export const BLANK_DRAFT: PrizeFormDraft = {
  typed: BLANK_RECIPIENT,
  recipient: BLANK_RECIPIENT,
  pendingKey: null,
};

/** What outlives the page of a prize form; null where nothing was typed, or all of it was sent. */
export function prizeFormDraftOf({
  typed,
  recipient: checked,
  pendingKey,
}: PrizeFormDraft): PrizeFormDraft | null {
  const isBlank = Object.values(typed).every((text) => text === '');
  return isBlank ? null : { typed, recipient: checked, pendingKey };
}

/** Reads a stored draft. Null where it is none. */
export function parsePrizeFormDraft(stored: unknown): PrizeFormDraft | null {
  return parseDraft(draftSchema, stored);
}
