import type { Language } from '@cangkir/core';
import type { SurveyQuestion } from '@cangkir/core/survey';
import type { Reader } from '../../i18n/read-messages.ts';

/** The messages of a question's label. */
export const LABEL_KEYS = ['optional'] as const;

type LabelText = Reader<(typeof LABEL_KEYS)[number]>;

/** A question as its field says it. */
export function questionLabel(
  { text, isRequired }: Pick<SurveyQuestion, 'text' | 'isRequired'>,
  language: Language,
  t: LabelText,
): string {
  return isRequired ? text[language] : t('optional', { question: text[language] });
}
