import { BRAND } from '@cangkir/core';
import styles from './wordmark.module.css';

/** A cup seen from above, on a desk. */
export function Wordmark() {
  return (
    <h1 className={styles['wordmark']}>
      <svg className={styles['mark']} viewBox="0 0 32 28" aria-hidden="true">
        <circle cx="13" cy="14" r="11" className={styles['china']} />
        <path d="M23.5 11.5a4 4 0 1 1 0 5" className={styles['handle']} />
        <circle cx="13" cy="14" r="7.5" className={styles['coffee']} />
        <path d="M9 14c1.6-2.6 2.6 2.6 4 0s2.6 2.6 4 0" className={styles['crema']} />
      </svg>
      {BRAND.displayName} <span className={styles['kind']}>simulator</span>
    </h1>
  );
}
