import { PalmSugarLattePicture, Skeleton } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AppBenefits } from './app-benefits.tsx';
import styles from './app-launch.module.css';
import { LaunchLead } from './launch-lead.tsx';

interface LaunchSkeletonProps {
  readonly lead: string;
  readonly offer?: 'open' | 'download';
}

/** What the pages that lead into the app show before it is known where they run. */
export function LaunchSkeleton({ lead, offer = 'open' }: LaunchSkeletonProps) {
  const { t } = useTranslation('app-launch');
  const isDownload = offer === 'download';
  return (
    <>
      <LaunchLead {...(isDownload && { picture: <PalmSugarLattePicture /> })}>{lead}</LaunchLead>
      <AppBenefits />
      <section className={styles.section}>
        <h2>{t(isDownload ? 'installed' : 'stores.title')}</h2>
        <Skeleton shape="block" height="4rem" />
      </section>
    </>
  );
}
