import { useSelector } from '@xstate/store-react';
import { usePhone, usePhoneSettings } from '../simulator-context.tsx';
import styles from './page-frame.module.css';

/** The customers' app. Its own `prefers-color-scheme` follows the frame's colour scheme. */
export function PageFrame() {
  const { name, frame } = usePhone();
  const { theme } = usePhoneSettings();
  const { id, address, isOpen } = useSelector(frame.page, ({ context }) => context);
  if (!isOpen) return null;
  return (
    <iframe
      key={id}
      ref={frame.attach}
      className={styles.frame}
      style={{ colorScheme: theme }}
      src={address}
      title={name === 'first' ? 'Customers’ app' : 'Customers’ app on the second phone'}
    />
  );
}
