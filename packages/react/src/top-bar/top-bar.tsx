import type { ReactNode } from 'react';
import styles from './top-bar.module.css';

export interface TopBarProps {
  readonly title: string;
  /** 1 where the title is the screen's one `h1`; 2 where the content has the `h1`. */
  readonly level?: 1 | 2;
  /** At the start: usually an `IconButton` that leads back. */
  readonly leading?: ReactNode;
  /** At the end: one or two `IconButton`s. */
  readonly trailing?: ReactNode;
}

/** The bar at the top of a screen, beneath the safe area. */
export function TopBar({ title, level = 1, leading, trailing }: TopBarProps) {
  const Title = `h${level}` as const;
  return (
    <header className={styles.topBar}>
      <div className={styles.leading}>{leading}</div>
      <Title className={styles.title}>{title}</Title>
      <div className={styles.trailing}>{trailing}</div>
    </header>
  );
}
