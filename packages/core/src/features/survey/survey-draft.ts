import * as v from 'valibot';
import { parseDraft } from '../../flow/page/parse-draft.ts';
import type { SurveyAnswer } from './survey.gateway.ts';

const question = v.string();

/** An answer, as it is stored and sent. */
const answer = v.variant('kind', [
  v.object({ question, kind: v.literal('one'), option: v.string() }),
  v.object({ question, kind: v.literal('many'), options: v.array(v.string()) }),
  v.object({ question, kind: v.literal('scale'), value: v.number() }),
  v.object({ question, kind: v.literal('text'), text: v.string() }),
]);

/** The answers so far, and the key under which they are sent. */
const draftSchema = v.object({ answers: v.array(answer), pendingKey: v.nullable(v.string()) });

export type SurveyDraft = v.InferOutput<typeof draftSchema>;

/** The draft of a survey; null if nothing is answered, or all was sent. */
export function surveyDraftOf({
  answers,
  pendingKey,
}: {
  readonly answers: readonly SurveyAnswer[];
  readonly pendingKey: string | null;
}): object | null {
  return answers.length === 0 && pendingKey === null ? null : { answers, pendingKey };
}

/** Parses a stored draft. Null if invalid. */
export function parseSurveyDraft(stored: unknown): SurveyDraft | null {
  return parseDraft(draftSchema, stored);
}
