import styles from './replay.module.css';

/** Why a customer's report cannot be read. */
export function UnreadReport({ message }: { readonly message: string }) {
  return (
    <div className={styles.problems} role="alert">
      <p className={styles.verdict}>This report can’t be read.</p>
      <p>{message}</p>
    </div>
  );
}
