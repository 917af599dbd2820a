import type { Problem } from '@cangkir/core';
import { useBack } from '../frame/use-back.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useProduct } from '../product-context.tsx';

/** A button's label, and what it does. */
export interface NextStep {
  readonly label: string;
  take(): void;
}

/** The step that helps after a problem; a retry where the problem names none. */
export function useNextStep(): (problem: Problem, retry: () => void) => NextStep {
  const { t } = useTranslation();
  const { router } = useProduct();
  const back = useBack();
  return ({ next }, retry) => {
    if (next === 'reload') return { label: t('reload'), take: () => router.reload() };
    return next === 'leave' ? { label: t('back'), take: back } : { label: t('retry'), take: retry };
  };
}
