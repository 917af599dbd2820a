import styles from './text-to-copy.module.css';

interface TextToCopyProps {
  readonly id?: string;
  /** Its name, if no label has it. */
  readonly name?: string;
  readonly rows: number;
  readonly text: string;
}

/** A text to be copied by hand, where the browser blocks the clipboard. */
export function TextToCopy({ id, name, rows, text }: TextToCopyProps) {
  return (
    <textarea
      className={styles.text}
      id={id}
      aria-label={name}
      rows={rows}
      readOnly
      value={text}
      onFocus={({ target }) => target.select()}
    />
  );
}
