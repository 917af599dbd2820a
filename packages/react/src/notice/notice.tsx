import { type ReactNode, useEffect, useRef } from 'react';
import styles from './notice.module.css';

export interface NoticeProps {
  readonly tone: 'waiting' | 'success' | 'failure' | 'plain';
  /** What happened, in a few words. */
  readonly title?: string;
  /** Decoration above the title. */
  readonly picture?: ReactNode;
  /** One soft sentence, or what else helps. */
  readonly children?: ReactNode;
  /** One action that helps: a `Button`. */
  readonly action?: ReactNode;
  /** It comes into view, and its title takes the focus: the button that was pressed is gone, or far from it. */
  readonly takesFocus?: boolean;
}

/** What happened, or what the person waits for, in a panel of its tone. A failure is announced. */
export function Notice({
  tone,
  title,
  picture,
  children,
  action,
  takesFocus = false,
}: NoticeProps) {
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [takesFocus]);

  return (
    <div
      ref={panel}
      role={tone === 'failure' ? 'alert' : undefined}
      className={styles.notice}
      data-tone={tone}
    >
      {picture}
      {title === undefined ? null : (
        <h2 ref={heading} tabIndex={takesFocus ? -1 : undefined}>
          {title}
        </h2>
      )}
      {children}
      {action}
    </div>
  );
}
