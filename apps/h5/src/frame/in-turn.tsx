import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';
import { useArrival } from '../product-context.tsx';

interface InTurnProps {
  /** Shows in the place of the children while the page around them is rendered: the first of them then comes next. */
  readonly skeleton?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders its children one after another, each in tasks of its own: the first shows first, and no tap waits for a long
 * page. A person who comes back to the middle of a page gets all of it at once.
 */
export function InTurn({ skeleton, children }: InTurnProps) {
  const arrival = useArrival();
  const parts = Children.toArray(children);
  const first = skeleton === undefined ? 1 : 0;
  const [count, setCount] = useState(() => (arrival.isReturning() ? parts.length : first));
  useEffect(() => {
    if (count < parts.length) startTransition(() => setCount(count + 1));
  }, [count, parts.length]);
  return count === 0 ? skeleton : parts.slice(0, count);
}
