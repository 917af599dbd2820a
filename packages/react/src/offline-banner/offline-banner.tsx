import { Icon } from '../icon/icon.tsx';
import { useOnline } from '../use-online/use-online.ts';
import styles from './offline-banner.module.css';

/** A banner that is shown while there is no network. */
export function OfflineBanner({ label }: { readonly label: string }) {
  const online = useOnline();
  return (
    <div role="status">
      {online ? null : (
        <p className={styles.banner}>
          <Icon name="offline" size={1.25} />
          {label}
        </p>
      )}
    </div>
  );
}
