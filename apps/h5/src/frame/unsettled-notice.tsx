import type { Problem } from '@cangkir/core';
import { Notice } from '@cangkir/react';
import type { ReactNode } from 'react';
import { useProblemText } from './use-problem-text.ts';

interface UnsettledNoticeProps {
  readonly title: string;
  /** What a retry does. */
  readonly body: string;
  readonly problem: Problem | null;
  /** What was asked for. */
  readonly children?: ReactNode;
}

/** Says that nobody knows yet whether a change was made. */
export function UnsettledNotice({ title, body, problem, children }: UnsettledNoticeProps) {
  const problemText = useProblemText();
  return (
    <Notice tone="failure" title={title} takesFocus>
      {children}
      {problem === null ? null : <p>{problemText(problem)}</p>}
      <p>{body}</p>
    </Notice>
  );
}
