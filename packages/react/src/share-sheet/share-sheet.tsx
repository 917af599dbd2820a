import type { ReactNode } from 'react';
import { Sheet } from '../sheet/sheet.tsx';
import styles from './share-sheet.module.css';

export interface ShareOption<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** An icon of the kit. */
  readonly icon: ReactNode;
}

export interface ShareSheetProps<Id extends string> {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /** What is shared: a picture, a code. */
  readonly preview?: ReactNode;
  /** The ways to share that this device has. */
  readonly options: readonly ShareOption<Id>[];
  readonly onChoose: (id: Id) => void;
  /** Below the ways to share. */
  readonly banner?: ReactNode;
}

/** Asks how to share. */
export function ShareSheet<Id extends string>({
  open,
  onClose,
  title,
  closeLabel,
  preview,
  options,
  onChoose,
  banner,
}: ShareSheetProps<Id>) {
  return (
    <Sheet open={open} onClose={onClose} title={title} closeLabel={closeLabel}>
      {preview ? <div className={styles.preview}>{preview}</div> : null}
      <ul className={styles.options}>
        {options.map(({ id, label, icon }) => (
          <li key={id}>
            <button type="button" className={styles.option} onClick={() => onChoose(id)}>
              <span className={styles.icon}>{icon}</span>
              <span>{label}</span>
            </button>
          </li>
        ))}
      </ul>
      {banner}
    </Sheet>
  );
}
