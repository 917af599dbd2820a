import type { CommunityActivity } from '@cangkir/core/community';
import { ActivityCard } from './activity-card.tsx';
import styles from './community.module.css';

interface ActivityCardsProps {
  readonly activities: readonly CommunityActivity[];
}

export function ActivityCards({ activities }: ActivityCardsProps) {
  return (
    <ul className={styles.cards}>
      {activities.map((activity) => (
        <li key={activity.id}>
          <ActivityCard activity={activity} />
        </li>
      ))}
    </ul>
  );
}
