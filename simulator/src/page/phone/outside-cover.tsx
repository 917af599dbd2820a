import { usePhone, usePhoneScreen, usePhoneSettings } from '../simulator-context.tsx';
import styles from './cover.module.css';

/** What the phone shows when the page sent the person out of it. */
export function OutsideCover() {
  const { frame } = usePhone();
  const { route } = usePhoneSettings();
  const { content } = usePhoneScreen();
  if (content.kind === 'page') return null;

  return (
    <section className={styles.cover} aria-label="Outside the page">
      {content.kind === 'closed' ? (
        <p className={styles.title}>The page was closed</p>
      ) : (
        <>
          <p className={styles.title}>The app shows</p>
          <p className={styles.address}>{content.address}</p>
        </>
      )}
      <button type="button" className={styles.key} onClick={() => frame.open(route)}>
        Open the page again
      </button>
    </section>
  );
}
