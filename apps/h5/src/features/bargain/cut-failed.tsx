import type { Problem } from '@cangkir/core';
import { Notice } from '@cangkir/react';
import { useProblemText } from '../../frame/use-problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** A cut that failed: a retry is still the same cut. */
export function CutFailed({ problem }: { readonly problem: Problem }) {
  const { t } = useTranslation('bargain');
  const problemText = useProblemText();
  return (
    <Notice tone="failure" title={t('failed')} takesFocus>
      <p>{problemText(problem)}</p>
      <p>{t('failedBody')}</p>
    </Notice>
  );
}
