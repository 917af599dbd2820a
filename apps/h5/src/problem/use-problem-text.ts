import type { Problem } from '@cangkir/core';
import { useTranslation } from '../i18n/use-translation.ts';

/** Tells a problem in the person's words. A code that nobody knows is told with its number. */
export function useProblemText(): (problem: Problem) => string {
  const { t } = useTranslation('common');
  return ({ message, code }) =>
    message === 'unexpected' && code !== null
      ? t('problem.unexpectedCode', { code })
      : t(`problem.${message}`);
}
