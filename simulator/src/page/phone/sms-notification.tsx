import { BRAND } from '@cangkir/core';
import { useEffect } from 'react';
import type { Sms } from '../../backend/backend.types.ts';
import { usePhone, usePhoneScreen, useSimulator } from '../simulator-context.tsx';
import styles from './sms-notification.module.css';

/** How long a notification stays on the screen. */
const NOTIFICATION_DURATION_MS = 8000;

/** An arriving SMS slides in below the bars, over the page. */
export function SmsNotification() {
  const { notification } = usePhoneScreen();
  return (
    <div className={styles.place} role="status" aria-label="Messages">
      {notification === null ? null : <Notification key={notification.code} sms={notification} />}
    </div>
  );
}

function Notification({ sms }: { readonly sms: Sms }) {
  const { clock } = useSimulator();
  const { screen } = usePhone();

  useEffect(() => {
    const timer = clock.setTimeout(
      () => screen.trigger.notificationHidden(),
      NOTIFICATION_DURATION_MS,
    );
    return () => clock.clearTimeout(timer);
  }, [clock, screen]);

  return (
    <div className={styles.card}>
      <svg className={styles.icon} viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" className={styles.tile} />
        <path
          className={styles.bubble}
          d="M16 8c5.2 0 9 3 9 7s-3.8 7-9 7c-.9 0-1.8-.1-2.6-.3L9 24l.9-3.6C8 19.1 7 17.2 7 15c0-4 3.8-7 9-7z"
        />
      </svg>
      <div>
        <p className={styles.sender}>{BRAND.displayName}</p>
        <p className={styles.text}>{sms.text}</p>
      </div>
      <button
        type="button"
        className={styles.dismiss}
        aria-label="Dismiss the message"
        onClick={() => screen.trigger.notificationHidden()}
      >
        <svg className={styles.cross} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 7l10 10M17 7L7 17" />
        </svg>
      </button>
    </div>
  );
}
