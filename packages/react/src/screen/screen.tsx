import type { ReactNode } from 'react';
import styles from './screen.module.css';

export interface ScreenProps {
  /** A `TopBar`. */
  readonly topBar?: ReactNode;
  readonly children: ReactNode;
  /** An `ActionBar`, which stays at the bottom edge. */
  readonly actionBar?: ReactNode;
  /** `BottomTabs`, where an action bar would be. They stay outside `main`. */
  readonly tabs?: ReactNode;
}

/** A screen: a column of at most 480 px, its bars at the edges and the content between. */
export function Screen({ topBar, children, actionBar, tabs }: ScreenProps) {
  return (
    <div className={styles.screen}>
      {topBar}
      <main className={styles.main}>
        <div className={styles.content}>{children}</div>
        {actionBar}
      </main>
      {tabs}
    </div>
  );
}
