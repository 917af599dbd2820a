import type { ReactNode } from 'react';
import { EmptyCupPicture } from '../picture/empty-cup-picture.tsx';
import { StateLayout } from '../state-layout/state-layout.tsx';

export interface EmptyStateProps {
  /** What is so, in a few words. */
  readonly title: string;
  /** The level of the title as a heading. */
  readonly level?: 1 | 2;
  /** One soft sentence: why, or what comes here. */
  readonly children?: ReactNode;
  /** One action that helps: a `Button`. */
  readonly action?: ReactNode;
  readonly picture?: ReactNode;
}

/** There is nothing here yet: a picture, a few words, one action. */
export function EmptyState({
  title,
  level = 2,
  children,
  action,
  picture = <EmptyCupPicture />,
}: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <StateLayout picture={picture}>
      <div>
        <Title>{title}</Title>
        {children ? <p>{children}</p> : null}
      </div>
      {action}
    </StateLayout>
  );
}
