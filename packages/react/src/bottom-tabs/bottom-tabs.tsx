import type { MouseEventHandler, ReactNode } from 'react';
import styles from './bottom-tabs.module.css';

export interface BottomTabsProps {
  /** Names the navigation. */
  readonly label: string;
  /** Three to five {@link BottomTab}s. */
  readonly children: ReactNode;
}

/** The main places of the app, at the bottom edge. The last child of a screen, where an `ActionBar` would be. */
export function BottomTabs({ label, children }: BottomTabsProps) {
  return (
    <nav aria-label={label} className={styles.bar}>
      {children}
    </nav>
  );
}

export interface BottomTabProps {
  /** An icon of the kit. */
  readonly icon: ReactNode;
  readonly label: string;
  /** The person is here. */
  readonly isCurrent: boolean;
  /** A router's link around the tab may give it the address and the handler. */
  readonly href?: string;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** One place of the {@link BottomTabs}. */
export function BottomTab({ icon, label, isCurrent, href, onClick }: BottomTabProps) {
  return (
    <a
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={styles.tab}
      onClick={onClick}
    >
      <span className={styles.icon}>{icon}</span>
      <span className={styles.label}>{label}</span>
    </a>
  );
}
