import type { VoucherTerms } from '@cangkir/core';
import { Disclosure, Icon } from '@cangkir/react';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../../frame/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { minimumOf } from './minimum.ts';
import styles from './voucher-terms.module.css';

interface VoucherTermsListProps {
  readonly voucher: VoucherTerms;
  /** Left out where the ticket says it. */
  readonly validity?: ReactNode;
}

/** What a voucher may be spent on, and its conditions, folded. */
export function VoucherTermsList({ voucher, validity }: VoucherTermsListProps) {
  const { t } = useTranslation('vouchers');
  const { read } = useLanguage();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.terms}>
      <dl className={styles.facts}>
        <Fact icon={<Icon name="cup" />} label={t('products')}>
          {format.list(voucher.products)}
        </Fact>
        <Fact icon={<Icon name="receipt" />} label={t('minimumLabel')}>
          {minimumOf(voucher, t) ?? t('noMinimum')}
        </Fact>
        {validity === undefined ? null : (
          <Fact icon={<Icon name="calendar" />} label={t('validity')}>
            {validity}
          </Fact>
        )}
      </dl>
      <Disclosure title={t('terms')} open={isOpen} onToggle={setOpen}>
        <ul className={styles.list}>
          {voucher.terms.map((term) => (
            <li key={term.id}>{read(term)}</li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

interface FactProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly children: ReactNode;
}

function Fact({ icon, label, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>
        {icon}
        <span>{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
