import type { ReactNode } from 'react';
import styles from './state-layout.module.css';

interface StateLayoutProps {
  readonly picture?: ReactNode;
  readonly children: ReactNode;
}

/** A picture above a few words, centred in the space. */
export function StateLayout({ picture, children }: StateLayoutProps) {
  return (
    <div className={styles.state}>
      {picture ? <div className={styles.picture}>{picture}</div> : null}
      {children}
    </div>
  );
}
