import type { Problem } from '@cangkir/core';
import { useTranslation } from '../i18n/use-translation.ts';

/** Says a problem in the person's words. An unknown code is shown with its number. */
export function useProblemText(): (problem: Problem) => string {
  const { t } = useTranslation('problem');
  return ({ message, code }) =>
    message === 'unexpected' && code !== null ? t('unexpectedCode', { code }) : t(message);
}
