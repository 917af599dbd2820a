import { type ReactNode, useId } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  readonly title: string;
  /** What it says of itself while it is folded, such as what is set. */
  readonly note?: string | undefined;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** A part of the desk that folds away under its title. */
export function Fold({ title, note, isOpen, onToggle, children }: FoldProps) {
  const titleId = useId();
  return (
    <details
      className={styles['fold']}
      aria-labelledby={titleId}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary className={styles['summary']}>
        <svg className={styles['arrow']} viewBox="0 0 12 12" aria-hidden="true">
          <path d="M4 2l4 4-4 4" />
        </svg>
        <h2 className={styles['title']} id={titleId}>
          {title}
        </h2>
        {note === undefined ? null : <span className={styles['note']}>{note}</span>}
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}
