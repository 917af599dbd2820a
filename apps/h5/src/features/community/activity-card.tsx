import { ROUTES, withQuery } from '@cangkir/core';
import {
  type CommunityActivity,
  type CommunityStatus,
  communityStatus,
  placesLeft,
} from '@cangkir/core/community';
import { Badge } from '@cangkir/react';
import { Link } from 'wouter';
import { useFormat } from '../../frame/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useClock } from '../../product-context.tsx';
import styles from './activity-card.module.css';

/** What each status asks of the person: amber is for today. */
const TONES = {
  open: 'brand',
  full: 'neutral',
  closed: 'neutral',
  registered: 'brand',
  checkInDay: 'amber',
  begun: 'amber',
  cancelled: 'neutral',
  rewardsDue: 'amber',
  attended: 'brand',
  ended: 'neutral',
} as const satisfies Readonly<Record<CommunityStatus['kind'], 'brand' | 'neutral' | 'amber'>>;

/** An activity in a list: when, what, where, and how the person stands with it. */
export function ActivityCard({ activity }: { readonly activity: CommunityActivity }) {
  const { t } = useTranslation('community');
  const { read } = useLanguage();
  const { now } = useClock();
  const format = useFormat();
  const { id, name, location, startsAt, endsAt } = activity;
  const { kind } = communityStatus(activity, now());
  return (
    <Link className={styles.card} href={withQuery(ROUTES.communitySignUp, { id })}>
      <span className={styles.date}>
        <span>{format.weekday(startsAt)}</span>
        <span className={styles.number}>{format.shortDay(startsAt)}</span>
      </span>
      <span className={styles.texts}>
        <span className={styles.name}>{read(name)}</span>
        <span>{format.times(startsAt, endsAt)}</span>
        <span>{read(location)}</span>
        <span className={styles.state}>
          <Badge tone={TONES[kind]}>{t(`badge.${kind}`)}</Badge>
          {kind === 'open' ? t('placesLeft', { count: placesLeft(activity) }) : null}
        </span>
      </span>
    </Link>
  );
}
