import type { Problem } from '@cangkir/core';
import { useTranslation } from '../i18n/use-translation.ts';
import { useProduct } from '../product-context.tsx';

/** A button's label, and what it does. */
export interface NextStep {
  readonly label: string;
  take(): void;
}

/** What helps a person on after a problem: to load the app anew where only that does, else to ask again. */
export function useNextStep(): (problem: Problem, retry: () => void) => NextStep {
  const { t } = useTranslation('common');
  const { router } = useProduct();
  return ({ next }, retry) =>
    next === 'reload'
      ? { label: t('reload'), take: () => router.reload() }
      : { label: t('retry'), take: retry };
}
