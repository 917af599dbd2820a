import { type ReactNode, useId } from 'react';
import { ForwardIcon } from '../icon/icon.tsx';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  readonly title: string;
  /** Beside the title, such as what is set inside. */
  readonly note?: string | undefined;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly children: ReactNode;
}

/** A section that opens and closes under its title. */
export function Disclosure({ title, note, open, onToggle, children }: DisclosureProps) {
  const titleId = useId();
  return (
    <details
      className={styles.disclosure}
      aria-labelledby={titleId}
      open={open}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <ForwardIcon size={1.25} />
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {note === undefined ? null : <span className={styles.note}>{note}</span>}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
