import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useModal } from '../use-modal/use-modal.ts';
import styles from './sheet.module.css';

export interface SheetProps {
  readonly open: boolean;
  /** The person wants to leave: Escape, the back gesture, the backdrop or the close button. */
  readonly onClose: () => void;
  readonly title: string;
  /** Names the close button. */
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Below the scrolling content: the sheet's action. */
  readonly footer?: ReactNode;
}

/** A modal panel that comes from the bottom edge, where the thumb is. */
export function Sheet({ open, onClose, title, closeLabel, children, footer }: SheetProps) {
  const titleId = useId();
  const ref = useModal({ open, onDismiss: onClose, closesOnBackdrop: true });

  return (
    <dialog ref={ref} aria-labelledby={titleId} className={styles.sheet}>
      {/* It covers the dialog, so that a tap on the dialog itself is a tap on the backdrop. */}
      <div>
        <div className={styles.header}>
          <h2 id={titleId} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <IconButton label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </div>
        <div className={styles.body}>{children}</div>
        {footer ? <div className={styles.footer}>{footer}</div> : null}
      </div>
    </dialog>
  );
}
