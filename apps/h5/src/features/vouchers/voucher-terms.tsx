import { formatPrice, marketOfCurrency, type VoucherTerms } from '@cangkir/core';
import type { ReactNode } from 'react';
import { useFormat } from '../../frame/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import styles from './voucher-terms.module.css';

export interface VoucherTermsListProps {
  readonly voucher: VoucherTerms;
  readonly validity: ReactNode;
  readonly labels: {
    readonly products: string;
    readonly minimumSpend: string;
    readonly noMinimumSpend: string;
    readonly validity: string;
    readonly terms: string;
  };
}

/** What a voucher may be spent on, and its conditions. */
export function VoucherTermsList({ voucher, validity, labels }: VoucherTermsListProps) {
  const { read } = useLanguage();
  const format = useFormat();
  return (
    <>
      <dl className={styles['facts']}>
        <div>
          <dt>{labels.products}</dt>
          <dd>{format.list(voucher.products)}</dd>
        </div>
        <div>
          <dt>{labels.minimumSpend}</dt>
          <dd>{minimumSpendOf(voucher) ?? labels.noMinimumSpend}</dd>
        </div>
        <div>
          <dt>{labels.validity}</dt>
          <dd>{validity}</dd>
        </div>
      </dl>
      <section className={styles['terms']}>
        <h2>{labels.terms}</h2>
        <ul>
          {voucher.terms.map((term) => (
            <li key={term.id}>{read(term)}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** A voucher's value, in its market's form. */
export function worthOf(voucher: VoucherTerms): string {
  return formatPrice(voucher.value, marketOfCurrency(voucher.currencyCode));
}

/** The minimum spend in its market's form, or null when there is none. */
export function minimumSpendOf(voucher: VoucherTerms): string | null {
  return voucher.minimumSpend === 0
    ? null
    : formatPrice(voucher.minimumSpend, marketOfCurrency(voucher.currencyCode));
}
