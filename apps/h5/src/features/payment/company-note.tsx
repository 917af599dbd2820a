import { BRAND, formatMoney, matchRoute } from '@cangkir/core';
import type { PaymentDue } from '@cangkir/core/payment';
import { Button, Skeleton } from '@cangkir/react';
import type { ReactNode } from 'react';
import { useCopy } from '../../frame/use-copy.ts';
import { useRoute } from '../../frame/use-route.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './payment.module.css';

/** Whether a company pays (`/paynowB`): a person's own balance is not offered, and the details can be copied. */
export function useIsCompany(): boolean {
  return matchRoute(useRoute()) === 'payNowBusiness';
}

/** For a person who pays for a company: what to put in its books. */
export function CompanyNote({ due }: { readonly due: PaymentDue }) {
  const { t } = useTranslation('payment');
  const copy = useCopy();
  const isCompany = useIsCompany();
  if (!isCompany) return null;
  const details = t('company.details', {
    brand: BRAND.displayName,
    orderNumber: due.orderNumber,
    amount: formatMoney(due.amount, due.currencyCode),
  });
  return (
    <CompanyBox>
      <Button
        variant="secondary"
        onClick={() =>
          void copy(details, { copied: t('company.copied'), failed: t('company.notCopied') })
        }
      >
        {t('company.copy')}
      </Button>
    </CompanyBox>
  );
}

function CompanyBox({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('payment');
  return (
    <section className={styles.box}>
      <h2>{t('company.title')}</h2>
      <p>{t('company.body')}</p>
      {children}
    </section>
  );
}

/** The shape of the note. */
export function CompanyNoteSkeleton() {
  return (
    <CompanyBox>
      <Skeleton width="60%" />
    </CompanyBox>
  );
}
