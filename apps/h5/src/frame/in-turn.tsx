import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';
import { useArrival } from '../product-context.tsx';

/**
 * Renders its children one after another, each in tasks of its own: the first shows first, and no tap waits for a long
 * page. A person who comes back to the middle of a page gets all of it at once.
 */
export function InTurn({ children }: { readonly children: ReactNode }) {
  const arrival = useArrival();
  const parts = Children.toArray(children);
  const [count, setCount] = useState(() => (arrival.isReturning() ? parts.length : 1));
  useEffect(() => {
    if (count < parts.length) startTransition(() => setCount(count + 1));
  }, [count, parts.length]);
  return parts.slice(0, count);
}
