import type { Problem } from '@cangkir/core';
import { useTranslation } from '../i18n/use-translation.ts';

/**
 * Tells a problem in the person's words. A code that nobody knows is told with its number. The words of a
 * feature's problems are in `catalogue`, which its screen loads; without it the problem is told in general.
 */
export function useProblemText(): (problem: Problem) => string {
  const { t } = useTranslation('common');
  return ({ message, code }) =>
    message === 'unexpected' && code !== null
      ? t('problem.unexpectedCode', { code })
      : t([`problem.${message}`, 'problem.unexpected']);
}
