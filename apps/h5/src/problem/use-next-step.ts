import type { Problem } from '@cangkir/core';
import { useTranslation } from '../i18n/use-translation.ts';
import { useBack } from '../layout/use-back.ts';
import { useProduct } from '../product-context.tsx';

/** A button's label, and what it does. */
export interface NextStep {
  readonly label: string;
  take(): void;
}

/** What helps a person on after a problem; to ask again where the problem names nothing better. */
export function useNextStep(): (problem: Problem, retry: () => void) => NextStep {
  const { t } = useTranslation('common');
  const { router } = useProduct();
  const back = useBack();
  return ({ next }, retry) => {
    if (next === 'reload') return { label: t('reload'), take: () => router.reload() };
    return next === 'leave' ? { label: t('back'), take: back } : { label: t('retry'), take: retry };
  };
}
