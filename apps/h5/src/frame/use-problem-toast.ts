import type { Problem } from '@cangkir/core';
import { useToast } from '@cangkir/react';
import { useEffect, useEffectEvent } from 'react';
import { useProblemText } from './use-problem-text.ts';

/** Shows a refusal as a toast. Each refusal is a new object, so that an equal one is shown again. */
export function useProblemToast(problem: Problem | null): void {
  const showToast = useToast();
  const problemText = useProblemText();
  const show = useEffectEvent((shown: Problem) => {
    showToast({ message: problemText(shown), tone: 'fail' });
  });

  useEffect(() => {
    if (problem !== null) show(problem);
  }, [problem]);
}
