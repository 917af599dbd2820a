import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

/** The bar for the main action at the bottom of a screen, above the safe area. One a screen. */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actionBar}>{children}</div>;
}
