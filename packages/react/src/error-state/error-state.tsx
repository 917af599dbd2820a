import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import SpilledCupPicture from '../picture/spilled-cup.svg?react';
import { StateLayout } from '../state-layout/state-layout.tsx';

export interface ErrorStateProps {
  /** What happened, in a person's words. */
  readonly title: string;
  /** The level of the title as a heading. */
  readonly level?: 1 | 2;
  /** What the person can do about it. */
  readonly children?: ReactNode;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  /** A retry is pending. */
  readonly isBusy?: boolean;
  readonly picture?: ReactNode;
}

/** Something went wrong: what happened, and a retry. Announced when it appears. */
export function ErrorState({
  title,
  level = 2,
  children,
  retryLabel,
  onRetry,
  isBusy = false,
  picture = <SpilledCupPicture />,
}: ErrorStateProps) {
  const Title = `h${level}` as const;
  return (
    <StateLayout picture={picture}>
      <div role="alert">
        <Title>{title}</Title>
        {children ? <p>{children}</p> : null}
      </div>
      <Button data-tap="next" variant="secondary" isBusy={isBusy} onClick={onRetry}>
        {retryLabel}
      </Button>
    </StateLayout>
  );
}
