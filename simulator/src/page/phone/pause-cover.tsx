import { usePhone, usePhoneScreen } from '../simulator-context.tsx';
import styles from './cover.module.css';

/** Another app in front of the page, for as long as it is paused. */
export function PauseCover() {
  const { host } = usePhone();
  const { isPaused } = usePhoneScreen();
  if (!isPaused) return null;

  return (
    <section className={styles.cover} aria-label="Another app">
      <p className={styles.title}>Another app is in front</p>
      <p className={styles.address}>The page is paused.</p>
      <button type="button" className={styles.key} onClick={() => host.setPaused(false)}>
        Go back to the page
      </button>
    </section>
  );
}
