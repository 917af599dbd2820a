import type { CommunityActivity } from '@cangkir/core/community';
import { Button, EmptyState } from '@cangkir/react';
import { MemberOnly } from '../../frame/queries/query-state.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActivityCards } from './activity-cards.tsx';

interface HistoryListProps {
  readonly activities: readonly CommunityActivity[];
  /** Shows the activities that one can register for. */
  readonly onFind: () => void;
}

/** The member's past and cancelled activities. */
export function HistoryList({ activities, onFind }: HistoryListProps) {
  const { t } = useTranslation('community');
  return (
    <MemberOnly title={t('historyLogin')}>
      {activities.length === 0 ? (
        <EmptyState
          title={t('empty.history')}
          action={<Button onClick={onFind}>{t('empty.find')}</Button>}
        >
          {t('empty.historyBody')}
        </EmptyState>
      ) : (
        <ActivityCards activities={activities} />
      )}
    </MemberOnly>
  );
}
