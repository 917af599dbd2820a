import type { ReactNode } from 'react';
import styles from './file-button.module.css';

export interface FileButtonProps {
  /** The types of file that may be chosen, as the `accept` attribute takes them. */
  readonly accept: string;
  readonly onChoose: (file: File) => void;
  readonly children: ReactNode;
}

/** A button that asks for a file. The same file may be chosen again. */
export function FileButton({ accept, onChoose, children }: FileButtonProps) {
  return (
    <label className={styles.button}>
      <span>{children}</span>
      <input
        className={styles.input}
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) onChoose(file);
          target.value = '';
        }}
      />
    </label>
  );
}
