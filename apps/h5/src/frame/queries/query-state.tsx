import { Loading } from '@cangkir/react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { TextKey } from '../../i18n/text-key.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useProduct } from '../../product-context.tsx';
import { LoginRequired } from '../login-required.tsx';
import { ProblemState } from '../problem-screen.tsx';
import { problemOfQuery } from './query-client.ts';
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

/** Shows what was read; until then its loading or failure, with a retry. A value of an earlier read stays. */
export function QueryState<Value>({ query, skeleton, notFound, children }: QueryStateProps<Value>) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = query;

  if (data !== undefined) return children(data);
  const problem = error === null ? null : problemOfQuery(error);
  // The login takes this place in a moment, and says that the session ended.
  if (problem === null || problem.message === 'sessionEnded') {
    return <Loading label={t('loading')}>{skeleton}</Loading>;
  }
  return (
    <ProblemState
      problem={problem}
      busy={isFetching}
      onRetry={() => void refetch()}
      {...(notFound !== undefined && { notFound })}
    />
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
