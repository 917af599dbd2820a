import type { Problem } from '@cangkir/core';
import { Button } from '@cangkir/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import type { TextKey } from '../../i18n/text-key.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadingPart } from '../loading-part.tsx';
import { LoginRequired } from '../login-required.tsx';
import { ProblemState } from '../problem-screen.tsx';
import { useFormat } from '../use-format.ts';
import { useProblemText } from '../use-problem-text.ts';
import { useRequireLogin } from '../use-require-login.ts';
import { useUserId } from '../use-user-id.ts';
import { problemOfQuery } from './query-client.ts';
import styles from './query-state.module.css';

export interface QueryStateProps<Value> {
  readonly query: UseQueryResult<Value>;
  /** The shape of the value while it loads. */
  readonly skeleton: ReactNode;
  /** Said when the backend does not know the value. */
  readonly notFound?: TextKey;
  /** The page has {@link EarlierReads} of its own, which has the query too. */
  readonly isNoted?: boolean;
  /** Shows the value. */
  children(value: Value): ReactNode;
}

/**
 * Shows what was read; until then its loading or failure, with a retry. A value of an earlier read stays, with a note
 * of its time, unless the backend says that it is no more.
 */
export function QueryState<Value>({
  query,
  skeleton,
  notFound,
  isNoted = false,
  children,
}: QueryStateProps<Value>) {
  const { isFetching, refetch } = query;
  const problem = shownProblem(useLastError(query));

  const data = shownData(query);
  // What arrives is rendered in short tasks; what is no more goes at once.
  const deferred = useDeferredValue(data);
  const shown = data === undefined ? undefined : deferred;
  if (shown !== undefined) {
    return (
      <>
        {isNoted ? null : <EarlierReads queries={[query]} />}
        {children(shown)}
      </>
    );
  }
  if (problem === null) return <LoadingPart>{skeleton}</LoadingPart>;
  return (
    <ProblemState
      problem={problem}
      isBusy={isFetching}
      onRetry={() => void refetch()}
      {...(notFound !== undefined && { notFound })}
    />
  );
}

/** Why a query failed, also while it is read again: its retry stays, with the focus. */
function useLastError({ error, errorUpdateCount, isLoading }: UseQueryResult): Error | null {
  const [last, setLast] = useState(error);
  const next = error ?? (isLoading && errorUpdateCount > 0 ? last : null);
  if (next !== last) setLast(next);
  return next;
}

function shownProblem(error: Error | null): Problem | null {
  const failure = error === null ? null : problemOfQuery(error);
  // The login takes this place in a moment, and says that the session ended.
  return failure?.message === 'sessionEnded' ? null : failure;
}

/** What a query has to show: nothing if the backend says that the value is no more. */
export function shownData<Value>({ data, error }: UseQueryResult<Value>): Value | undefined {
  const isGone = error !== null && problemOfQuery(error).message === 'notFound';
  return isGone ? undefined : data;
}

interface EarlierReadsProps {
  /** All that the page, or a part of it, reads. */
  readonly queries: readonly UseQueryResult[];
}

/** Says that values on the screen are of an earlier time: that of the oldest. Nothing while they are up to date. */
export function EarlierReads({ queries }: EarlierReadsProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { dayAndTime } = useFormat();
  const earlier = queries.filter((query) => query.error !== null && shownData(query) !== undefined);
  const problem = earlier.map(({ error }) => shownProblem(error)).find((each) => each !== null);
  if (problem === undefined) return null;
  const readAt = Math.min(...earlier.map(({ dataUpdatedAt }) => dataUpdatedAt));
  const retry = () => {
    for (const { refetch } of earlier) void refetch();
  };
  return (
    <div className={styles.note}>
      <p role="status">
        {t('asOf', { problem: problemText(problem), moment: dayAndTime(readAt) })}
      </p>
      <Button variant="quiet" onClick={retry}>
        {t('retry')}
      </Button>
    </div>
  );
}

interface MemberOnlyProps {
  /** What the login is for. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** Shows what belongs to a member. A person who is logged out is asked to log in. */
export function MemberOnly({ title, children }: MemberOnlyProps) {
  const requireLogin = useRequireLogin();
  return useUserId() === null ? <LoginRequired title={title} onLogIn={requireLogin} /> : children;
}
