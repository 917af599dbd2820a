import { Hero, Skeleton } from '@cangkir/react';
import styles from './bargain.module.css';

/** The hero with its ticket, and the list below. */
export function BargainSkeleton() {
  return (
    <>
      <Hero>
        <div className={styles['head']}>
          <Skeleton width="70%" />
          <Skeleton shape="circle" width="min(100%, 8rem)" height="8rem" />
        </div>
        <Skeleton shape="block" height="11rem" />
      </Hero>
      <Skeleton width="50%" />
      <Skeleton shape="block" height="10rem" />
    </>
  );
}
