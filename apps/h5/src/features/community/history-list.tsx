import type { CommunityActivity } from '@cangkir/core/community';
import { Button, EmptyState } from '@cangkir/react';
import type { ReactNode } from 'react';
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
    <HistoryMembers>
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
    </HistoryMembers>
  );
}

/** What members see of their history; a visitor is asked to log in. */
export function HistoryMembers({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('community');
  return <MemberOnly title={t('historyLogin')}>{children}</MemberOnly>;
}
