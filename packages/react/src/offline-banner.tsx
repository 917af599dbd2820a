import styles from './offline-banner.module.css';
import { OfflineIcon } from './offline-icon.tsx';
import { useOnline } from './use-online.ts';

/** Says that there is no network, while there is none. */
export function OfflineBanner({ label }: { readonly label: string }) {
  const online = useOnline();
  return (
    <div role="status">
      {online ? null : (
        <p className={styles['banner']}>
          <OfflineIcon size={1.25} />
          {label}
        </p>
      )}
    </div>
  );
}
