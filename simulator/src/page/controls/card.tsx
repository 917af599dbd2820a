import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

interface CardProps {
  readonly title: string;
  /** What stands beside the title. */
  readonly aside?: ReactNode;
  /** Takes what height is left. */
  readonly fills?: boolean;
  readonly children: ReactNode;
}

/** A part of the desk under its title. */
export function Card({ title, aside, fills = false, children }: CardProps) {
  const titleId = useId();
  return (
    <section className={styles['card']} data-fills={fills} aria-labelledby={titleId}>
      <header className={styles['header']}>
        <h2 className={styles['title']} id={titleId}>
          {title}
        </h2>
        {aside}
      </header>
      <div className={styles['content']}>{children}</div>
    </section>
  );
}
