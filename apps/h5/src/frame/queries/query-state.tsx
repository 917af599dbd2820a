import type { Problem } from '@cangkir/core';
import { Button, Loading } from '@cangkir/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import type { TextKey } from '../../i18n/text-key.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useProduct } from '../../product-context.tsx';
import { LoginRequired } from '../login-required.tsx';
import { ProblemState } from '../problem-screen.tsx';
import { useFormat } from '../use-format.ts';
import { useProblemText } from '../use-problem-text.ts';
import { problemOfQuery } from './query-client.ts';
import styles from './query-state.module.css';
import { useUserId } from './use-gateway-query.ts';

export interface QueryStateProps<Value> {
  readonly query: UseQueryResult<Value>;
  /** The shape of the value while it loads. */
  readonly skeleton: ReactNode;
  /** Said when the backend does not know the value. */
  readonly notFound?: TextKey;
  /** Shows the value. */
  children(value: Value): ReactNode;
}

/**
 * Shows what was read; until then its loading or failure, with a retry. A value of an earlier read stays, with a note
 * of its time, unless the backend says that it is no more.
 */
export function QueryState<Value>({ query, skeleton, notFound, children }: QueryStateProps<Value>) {
  const { t } = useTranslation();
  const { error, isFetching, refetch } = query;
  const failure = error === null ? null : problemOfQuery(error);
  // The login takes this place in a moment, and says that the session ended.
  const problem = failure?.message === 'sessionEnded' ? null : failure;
  const retry = () => void refetch();

  const data = shownData(query);
  // What arrives is rendered in short tasks; what is no more goes at once.
  const deferred = useDeferredValue(data);
  const shown = data === undefined ? undefined : deferred;
  if (shown !== undefined) {
    return (
      <>
        {problem === null ? null : (
          <EarlierNote problem={problem} readAt={query.dataUpdatedAt} onRetry={retry} />
        )}
        {children(shown)}
      </>
    );
  }
  if (problem === null) return <Loading label={t('loading')}>{skeleton}</Loading>;
  return (
    <ProblemState
      problem={problem}
      busy={isFetching}
      onRetry={retry}
      {...(notFound !== undefined && { notFound })}
    />
  );
}

/** What a query has to show: nothing if the backend says that the value is no more. */
export function shownData<Value>({ data, error }: UseQueryResult<Value>): Value | undefined {
  const isGone = error !== null && problemOfQuery(error).message === 'notFound';
  return isGone ? undefined : data;
}

interface EarlierNoteProps {
  /** Why there is nothing newer. */
  readonly problem: Problem;
  /** Milliseconds since the epoch. */
  readonly readAt: number;
  readonly onRetry: () => void;
}

/** Says that the value on the screen is of an earlier time. */
function EarlierNote({ problem, readAt, onRetry }: EarlierNoteProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { dayAndTime } = useFormat();
  return (
    <div className={styles['note']}>
      <p role="status">
        {problemText(problem)} {t('asOf', { moment: dayAndTime(readAt) })}
      </p>
      <Button variant="quiet" onClick={onRetry}>
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
  const { root } = useProduct().app;
  return useUserId() === null ? (
    <LoginRequired title={title} onLogIn={() => root.send({ type: 'REQUIRE_LOGIN' })} />
  ) : (
    children
  );
}
