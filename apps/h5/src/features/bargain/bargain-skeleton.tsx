import { Hero, Skeleton } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './bargain.module.css';
import { CutLineSkeleton } from './cut-line.tsx';
import ticket from './price-ticket.module.css';

/** The texts of its first view. */
export type BargainSlot = 'name' | 'prize' | 'price';

interface BargainSkeletonProps {
  /** The name where no data say it. */
  readonly name?: string;
}

/** The hero with its ticket, and the list below. */
export function BargainSkeleton({ name }: BargainSkeletonProps) {
  const { t } = useTranslation('bargain');
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
            <p className={styles.note}>
              <Skeleton width="6rem" />
            </p>
          </div>
          <div className={styles.picture}>
            <Skeleton shape="circle" width="65%" />
          </div>
        </div>
        <div className={ticket['ticket']}>
          <div className={ticket['price']}>
            <p data-slot={'prize' satisfies BargainSlot} className={ticket['prize']}>
              <Skeleton width="60%" />
            </p>
            <p className={ticket['left']}>
              <span className={ticket['label']}>{t('left')}</span>
              <strong data-slot={'price' satisfies BargainSlot}>
                <Skeleton width="9rem" />
              </strong>
            </p>
          </div>
          <CutLineSkeleton />
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
