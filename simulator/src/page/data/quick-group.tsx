import { type ReactNode, useState } from 'react';
import styles from './data.module.css';

interface QuickGroupProps {
  readonly title: string;
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
}

/** Some fields under their title, which folds them away. */
export function QuickGroup({ title, isOpenAtFirst = false, children }: QuickGroupProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <details
      className={styles.group}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <h2 className={styles.title}>{title}</h2>
      </summary>
      {isOpen ? <div className={styles.fields}>{children}</div> : null}
    </details>
  );
}
