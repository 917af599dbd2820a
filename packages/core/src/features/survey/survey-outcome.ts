import { activityVerdict } from '../../flow/response-code/activity-code.ts';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import type { SurveyReply } from './survey.gateway.ts';
import { SURVEY_CODE } from './survey-code.ts';

/** What the reply to a user's answers means. */
export type SurveyOutcome =
  /** `isNew`: these answers were taken; else the user answered earlier, elsewhere. */
  | { readonly kind: 'answered'; readonly answeredAt: number; readonly isNew: boolean }
  | { readonly kind: 'full' | 'ended' };

/** Reads a reply. Null for an unrelated code, or if the promised moment is missing. */
export function surveyOutcome({ code, answeredAt }: SurveyReply): SurveyOutcome | null {
  if (activityVerdict(code) === 'ended') return { kind: 'ended' };
  if (code === SURVEY_CODE.quotaFull) return { kind: 'full' };
  const isNew = code === RESPONSE_CODE.success;
  if (answeredAt === undefined || !(isNew || code === CLAIM_CODE.alreadyClaimed)) return null;
  return { kind: 'answered', answeredAt, isNew };
}
