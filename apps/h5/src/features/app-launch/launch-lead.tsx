import { Hero, Mark } from '@cangkir/react';
import type { ReactNode } from 'react';
import styles from './app-launch.module.css';
import { AppPhonePicture } from './app-phone-picture.tsx';

/** What the app is for, beside a phone that shows it. */
export function LaunchLead({ children }: { readonly children: ReactNode }) {
  return (
    <Hero>
      <div className={styles['lead']}>
        <div className={styles['words']}>
          <Mark />
          <p>{children}</p>
        </div>
        <div className={styles['phone']}>
          <AppPhonePicture />
        </div>
      </div>
    </Hero>
  );
}
