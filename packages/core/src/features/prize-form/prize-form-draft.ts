import * as v from 'valibot';
import { parseDraft } from '../../flow/page/parse-draft.ts';
import { BLANK_RECIPIENT } from './recipient.ts';

const recipient = v.object({ name: v.string(), phone: v.string(), address: v.string() });

/**
 * The draft of the form: the input, and the pending recipient. Personal data: it stays in session storage only, until
 * it is sent (docs/security.md).
 */
const draftSchema = v.object({
  typed: recipient,
  recipient,
  pendingKey: v.nullable(v.string()),
});

export type PrizeFormDraft = v.InferOutput<typeof draftSchema>;

/** The draft of an untouched form. */
export const BLANK_DRAFT: PrizeFormDraft = {
  typed: BLANK_RECIPIENT,
  recipient: BLANK_RECIPIENT,
  pendingKey: null,
};

/** The draft of a prize form; null if nothing was typed, or all was sent. */
export function prizeFormDraftOf({
  typed,
  recipient: checked,
  pendingKey,
}: PrizeFormDraft): PrizeFormDraft | null {
  const isBlank = Object.values(typed).every((text) => text === '');
  return isBlank ? null : { typed, recipient: checked, pendingKey };
}

/** Parses a stored draft. Null if invalid. */
export function parsePrizeFormDraft(stored: unknown): PrizeFormDraft | null {
  return parseDraft(draftSchema, stored);
}
