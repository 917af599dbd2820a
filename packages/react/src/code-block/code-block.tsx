import styles from './code-block.module.css';

export interface CodeBlockProps {
  /** Its lines are kept: where one is too long, the block scrolls. */
  readonly text: string;
}

/** A text for machines, such as JSON. A tap selects all of it. */
export function CodeBlock({ text }: CodeBlockProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
    <pre className={styles.block} tabIndex={0}>
      {text}
    </pre>
  );
}
