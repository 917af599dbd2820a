import { Button } from '@cangkir/react';
import styles from './notice.module.css';

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly onAction: () => void;
}

/** The message when the page can't show the desk. */
export function Notice({ title, text, action, onAction }: NoticeProps) {
  return (
    <main className={styles.notice}>
      <div className={styles.banner} role="alert">
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        <Button onClick={onAction}>{action}</Button>
      </div>
    </main>
  );
}
