import { useEffect, useLayoutEffect, useRef } from 'react';
import { useArrival, useTaps } from '../product-context.tsx';

/** A page stands, or its skeleton: the focus comes to it, and what was done before it was there is done on it. */
export function useArrive(): void {
  const arrival = useArrival();
  const taps = useTaps();
  const hasArrived = useRef(false);
  // Before the page is painted, so that a phone keeps its keyboard. A page that was hidden for a while runs this again,
  // and not what follows.
  useLayoutEffect(() => {
    if (!hasArrived.current) taps.keepFocus();
  }, [taps]);
  useEffect(() => {
    hasArrived.current = true;
    arrival.arrive();
    taps.perform();
  }, [arrival, taps]);
}
