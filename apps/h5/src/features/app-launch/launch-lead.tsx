import { Hero, Mark } from '@cangkir/react';
import type { ReactNode } from 'react';
import styles from './app-launch.module.css';
import AppPhonePicture from './app-phone.svg?react';

interface LaunchLeadProps {
  readonly picture?: ReactNode;
  readonly children: ReactNode;
}

/** What the app is for, beside a phone that shows it, or what one gets. */
export function LaunchLead({ picture = <AppPhonePicture />, children }: LaunchLeadProps) {
  return (
    <Hero>
      <div className={styles.lead}>
        <div className={styles.words}>
          <Mark />
          <p>{children}</p>
        </div>
        <div className={styles.phone}>{picture}</div>
      </div>
    </Hero>
  );
}
