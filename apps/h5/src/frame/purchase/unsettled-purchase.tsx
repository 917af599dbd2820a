import type { Problem } from '@cangkir/core';
import { Notice } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useProblemText } from '../use-problem-text.ts';

/** Nobody knows yet whether a purchase went through; to ask again does not buy twice. */
export function UnsettledPurchase({ problem }: { readonly problem: Problem }) {
  const { t } = useTranslation('purchase');
  const problemText = useProblemText();
  return (
    <Notice tone="failure" title={t('unsettled.title')} takesFocus>
      <p>{problemText(problem)}</p>
      <p>{t('unsettled.body')}</p>
    </Notice>
  );
}
