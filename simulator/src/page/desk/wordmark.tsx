import { BRAND } from '@cangkir/core';
import { Mark } from '@cangkir/react';
import styles from './wordmark.module.css';

/** The name of the tool, beside the brand's mark. */
export function Wordmark() {
  return (
    <h1 className={styles.wordmark}>
      <Mark size={2} />
      {BRAND.displayName} <span className={styles.kind}>simulator</span>
    </h1>
  );
}
