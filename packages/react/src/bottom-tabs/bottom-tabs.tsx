import type { MouseEventHandler, ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
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
  /** What is new there: its count, and the count in words for screen readers. */
  readonly news?: { readonly count: number; readonly label: string };
  /** A router's link around the tab may give it the address and the handler. */
  readonly href?: string;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** One place of the {@link BottomTabs}. */
export function BottomTab({ icon, label, isCurrent, news, href, onClick }: BottomTabProps) {
  return (
    <a
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={styles.tab}
      onClick={onClick}
    >
      <span className={styles.icon}>
        {icon}
        {news ? (
          <span aria-hidden="true" className={styles.count}>
            {news.count > 99 ? '99+' : news.count}
          </span>
        ) : null}
      </span>
      <span className={styles.label}>{label}</span>
      {news ? <VisuallyHidden>{news.label}</VisuallyHidden> : null}
    </a>
  );
}
