import { nextFrame } from '@cangkir/react';
import { startTransition, useEffect, useState } from 'react';
import { useArrival } from '../product-context.tsx';

/**
 * How many of a page's parts may be rendered by now: one more once the ones before are seen, so that the first shows
 * first, and no tap waits for a long page. A person who comes back to the middle of a page gets all of it at once.
 */
export function useTurns(first: number, all: number): number {
  const arrival = useArrival();
  const [count, setCount] = useState(() => (arrival.isReturning() ? all : first));
  useEffect(() => {
    if (count >= all) return;
    const next = () => setCount(count + 1);
    void nextFrame().then(() => startTransition(next));
  }, [count, all]);
  return count;
}
