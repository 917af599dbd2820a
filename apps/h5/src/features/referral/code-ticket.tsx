import { groupVoucherCode } from '@cangkir/core';
import { CodeText, Skeleton } from '@cangkir/react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './referral.module.css';
import type { ReferralSide } from './referral-hero.tsx';

interface CodeTicketProps {
  readonly label: string;
  readonly code: string;
  /** For the person to copy by hand. */
  readonly isSelected?: boolean;
  /** Below the tear line. */
  readonly children?: ReactNode;
}

/** A referral code, big, on a paper ticket. */
export function CodeTicket({ label, code, isSelected = false, children }: CodeTicketProps) {
  return (
    <section className={styles.ticket}>
      <h2 className={styles.label}>{label}</h2>
      <p className={styles.code}>
        <CodeText groups={groupVoucherCode(code)} isSelected={isSelected} />
      </p>
      {children === undefined ? null : <div className={styles.stub}>{children}</div>}
    </section>
  );
}

/** The ticket's shape. */
export function CodeTicketSkeleton({ side }: ReferralSide) {
  const { t } = useTranslation('referral');
  return (
    <div className={styles.ticket}>
      <p className={styles.label}>{t(side === 'invited' ? 'friendCode' : 'yourCode')}</p>
      <div className={styles.code}>
        <Skeleton width="70%" />
      </div>
      {side === 'invited' ? null : (
        <div className={styles.stub}>
          <Skeleton shape="block" height="3rem" />
        </div>
      )}
    </div>
  );
}
