import type { ReactNode } from 'react';
import { EmptyCupPicture } from '../picture/empty-cup-picture.tsx';
import { StateLayout } from '../state-layout/state-layout.tsx';

export interface EmptyStateProps {
  /** One sentence. */
  readonly title: string;
  /** The level of the sentence as a heading. */
  readonly level?: 1 | 2;
  /** One action that helps: a `Button`. */
  readonly action?: ReactNode;
  readonly picture?: ReactNode;
}

/** There is nothing here yet: a picture, one sentence, one action. */
export function EmptyState({
  title,
  level = 2,
  action,
  picture = <EmptyCupPicture />,
}: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <StateLayout picture={picture}>
      <Title>{title}</Title>
      {action}
    </StateLayout>
  );
}
