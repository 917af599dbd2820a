import { type ReactNode, useId } from 'react';
import { Button } from '../button/button.tsx';
import { useModal } from '../use-modal/use-modal.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What happens, and whether it can be undone. */
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly onConfirm: () => void;
  /** Cancelled by the button, by Escape or by the back gesture; a tap beside it does nothing. */
  readonly onCancel: () => void;
  /** `danger` for what cannot be undone. */
  readonly tone?: 'default' | 'danger';
}

/** Asks for confirmation. */
export function Dialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  tone = 'default',
}: DialogProps) {
  const id = useId();
  const ref = useModal({ open, onDismiss: onCancel, closesOnBackdrop: false });

  return (
    <dialog
      ref={ref}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      className={styles.dialog}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <div id={`${id}-body`} className={styles.body}>
        {children}
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" isWide onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant={tone === 'danger' ? 'danger' : 'primary'} isWide onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </dialog>
  );
}
