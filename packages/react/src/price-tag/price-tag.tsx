import { Amount } from '../amount/amount.tsx';
import { Badge } from '../badge/badge.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './price-tag.module.css';

export interface PriceTagProps {
  /** Already formatted for the market, or a word such as "Free". */
  readonly price: string;
  /** Names the price for screen readers, such as "Price". */
  readonly priceLabel: string;
  /** What it is worth, where that is more. */
  readonly worth?: {
    readonly amount: string;
    /** Names the worth for screen readers, which skip the line through it. */
    readonly label: string;
    /** Such as "30% off". */
    readonly saving?: string;
  };
  readonly size?: 'regular' | 'large';
}

/** What a thing costs, and what it is worth, struck through. */
export function PriceTag({ price, priceLabel, worth, size = 'regular' }: PriceTagProps) {
  return (
    <p className={styles.priceTag}>
      <span className={styles.price}>
        <VisuallyHidden>{priceLabel} </VisuallyHidden>
        <Amount size={size}>{price}</Amount>
      </span>
      {worth ? (
        <s className={styles.worth}>
          <VisuallyHidden>{worth.label} </VisuallyHidden>
          <Amount>{worth.amount}</Amount>
        </s>
      ) : null}
      {worth?.saving ? <Badge tone="amber">{worth.saving}</Badge> : null}
    </p>
  );
}
