import type { Problem } from '@cangkir/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { UnsettledNotice } from '../unsettled-notice.tsx';

/** Nobody knows yet whether a purchase went through; to ask again does not buy twice. */
export function UnsettledPurchase({ problem }: { readonly problem: Problem }) {
  const { t } = useTranslation('purchase');
  return (
    <UnsettledNotice title={t('unsettled.title')} body={t('unsettled.body')} problem={problem} />
  );
}
