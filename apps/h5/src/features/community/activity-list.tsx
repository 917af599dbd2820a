import { activitiesOn, activityDays, type CommunityActivity } from '@cangkir/core/community';
import { DateStrip, EmptyState } from '@cangkir/react';
import { useState } from 'react';
import { useFormat } from '../../frame/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActivityCards } from './activity-cards.tsx';

interface ActivityListProps {
  readonly activities: readonly CommunityActivity[];
}

/** All dates: no day is chosen. */
const ALL = '';

/** The activities ahead, of one day or of all. */
export function ActivityList({ activities }: ActivityListProps) {
  const { t } = useTranslation('community');
  const format = useFormat();
  const [chosen, setChosen] = useState(ALL);
  if (activities.length === 0) {
    return <EmptyState title={t('empty.activity')}>{t('empty.activityBody')}</EmptyState>;
  }
  const days = activityDays(activities);
  // The chosen day may be over by now.
  const day = days.find((start) => String(start) === chosen);
  const all = {
    date: ALL,
    weekday: t('all'),
    day: String(activities.length),
    name: t('allDays'),
    isMarked: false,
  };
  return (
    <>
      <DateStrip
        label={t('days')}
        days={[
          all,
          ...days.map((start) => ({
            date: String(start),
            weekday: format.weekday(start),
            day: format.dayOfMonth(start),
            name: t('dayWith', { date: format.longDay(start) }),
            isMarked: true,
          })),
        ]}
        value={day === undefined ? ALL : chosen}
        onChange={setChosen}
      />
      <ActivityCards activities={day === undefined ? activities : activitiesOn(activities, day)} />
    </>
  );
}
