import type { ChangeEvent, ReactNode } from 'react';
import styles from './file-button.module.css';

interface FileButtonProps {
  /** What files may be chosen, as the attribute of the same name takes it. */
  readonly accept: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly children: ReactNode;
}

/** A button that asks for a file. */
export function FileButton({ accept, onChange, children }: FileButtonProps) {
  return (
    <label className={styles['button']}>
      <span>{children}</span>
      <input className={styles['input']} type="file" accept={accept} onChange={onChange} />
    </label>
  );
}
