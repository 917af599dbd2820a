import {
  type CommunityActivity,
  communityStatus,
  mapAddress,
  placesLeft,
} from '@cangkir/core/community';
import { Facts, Icon, Meter } from '@cangkir/react';
import { useFormat } from '../../frame/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useClock, useDevice } from '../../product-context.tsx';
import styles from './community.module.css';
import { HowFar } from './how-far.tsx';

interface ActivityFactsProps {
  readonly activity: CommunityActivity;
}

/** Where and when it is, and how many may still come while registration is open. */
export function ActivityFacts({ activity }: ActivityFactsProps) {
  const { t } = useTranslation('community');
  const format = useFormat();
  const { now } = useClock();
  const { startsAt, endsAt, quota } = activity;
  const { kind } = communityStatus(activity, now());
  const left = placesLeft(activity);
  return (
    <div className={styles.facts}>
      <Facts
        facts={[
          {
            icon: <Icon name="calendar" />,
            label: t('fact.date'),
            value: format.longDay(startsAt),
          },
          {
            icon: <Icon name="clock" />,
            label: t('fact.time'),
            value: format.times(startsAt, endsAt),
          },
          {
            icon: <Icon name="place" />,
            label: t('fact.place'),
            value: <Place activity={activity} />,
          },
        ]}
      />
      {kind === 'open' || kind === 'full' || kind === 'registered' ? (
        <Meter
          label={t('fact.quota', { count: quota })}
          value={quota - left}
          max={quota}
          valueText={left === 0 ? t('status.full') : t('placesLeft', { count: left })}
          tone={left * 4 <= quota ? 'amber' : 'brand'}
        />
      ) : null}
    </div>
  );
}

/** The place, with a link to the phone's maps where it has them, and how far it is. */
function Place({ activity: { location, coordinates } }: ActivityFactsProps) {
  const { t } = useTranslation('community');
  const { read } = useLanguage();
  const { browser } = useDevice();
  const name = read(location);
  const address = mapAddress(name, browser.system);
  return (
    <>
      {name}
      {address === null ? null : (
        <a className={styles.map} href={address}>
          {t('fact.map')}
        </a>
      )}
      {coordinates === null ? null : <HowFar place={coordinates} />}
    </>
  );
}
