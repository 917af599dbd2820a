import { Hero, Skeleton } from '@cangkir/react';
import styles from './bargain.module.css';
import ticket from './price-ticket.module.css';

/** The texts of its first view. */
export type BargainSlot = 'name' | 'prize' | 'price';

interface BargainSkeletonProps {
  /** The name where no data say it. */
  readonly name?: string;
}

/** The hero with its ticket, and the list below. */
export function BargainSkeleton({ name }: BargainSkeletonProps) {
  return (
    <>
      <Hero>
        <div className={styles.head}>
          <div className={styles.titles}>
            {name === undefined ? (
              <p data-slot={'name' satisfies BargainSlot} className={styles.name}>
                <Skeleton width="8rem" />
              </p>
            ) : (
              <p className={styles.name}>{name}</p>
            )}
          </div>
          <Skeleton shape="circle" width="min(100%, 8rem)" height="8rem" />
        </div>
        <div className={ticket['ticket']}>
          <div className={ticket['price']}>
            <p data-slot={'prize' satisfies BargainSlot} className={ticket['prize']}>
              <Skeleton width="60%" />
            </p>
            <p className={ticket['left']}>
              <strong data-slot={'price' satisfies BargainSlot}>
                <Skeleton width="9rem" />
              </strong>
            </p>
          </div>
          <div className={ticket['below']}>
            <Skeleton width="50%" />
          </div>
        </div>
      </Hero>
      <Skeleton width="50%" />
      <Skeleton shape="block" height="10rem" />
    </>
  );
}
