import type { ReactNode } from 'react';
import { takeFocus } from '../take-focus.ts';
import styles from './native-sheet.module.css';

interface SheetKeyProps {
  /** Takes the focus when the sheet opens. */
  readonly isFirst?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A key on a sheet of the native app. */
export function SheetKey({ isFirst = false, onPress, children }: SheetKeyProps) {
  return (
    <button type="button" className={styles.key} ref={isFirst ? takeFocus : null} onClick={onPress}>
      {children}
    </button>
  );
}
