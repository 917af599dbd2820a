import { Button } from '@cangkir/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './chart-dialog.module.css';

interface ChartDialogProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog over the whole window. Escape closes it, and the focus returns to where it was. */
export function ChartDialog({ label, onClose, children }: ChartDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={label} onClose={onClose}>
      {children}
      <div className={styles.close}>
        <Button variant="secondary" onClick={() => dialog.current?.close()}>
          Close
        </Button>
      </div>
    </dialog>
  );
}
