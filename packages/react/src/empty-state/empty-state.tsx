import { type ReactNode, useEffect, useRef } from 'react';
import EmptyCupPicture from '../picture/empty-cup.svg?react';
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
  /** Its title takes the focus: the button that was pressed is gone. */
  readonly takesFocus?: boolean;
}

/** There is nothing here yet: a picture, a few words, one action. */
export function EmptyState({
  title,
  level = 2,
  children,
  action,
  picture = <EmptyCupPicture />,
  takesFocus = false,
}: EmptyStateProps) {
  const Title = `h${level}` as const;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <StateLayout picture={picture}>
      <div>
        <Title ref={heading} tabIndex={takesFocus ? -1 : undefined}>
          {title}
        </Title>
        {children ? <p>{children}</p> : null}
      </div>
      {action}
    </StateLayout>
  );
}
