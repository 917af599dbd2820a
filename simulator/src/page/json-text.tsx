import styles from './json-text.module.css';

/** A value as JSON, laid out to be read; a text as it is. */
export function JsonText({ value }: { readonly value: unknown }) {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return <pre className={styles.json}>{text}</pre>;
}
