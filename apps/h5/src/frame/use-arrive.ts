import { useEffect, useLayoutEffect } from 'react';
import { useArrival, useTaps } from '../product-context.tsx';

/** A page stands, or its skeleton: the focus comes to it, and what was done before it was there is done on it. */
export function useArrive(): void {
  const arrival = useArrival();
  const taps = useTaps();
  // Before the page is painted, so that a phone keeps its keyboard.
  useLayoutEffect(() => taps.keepFocus(), [taps]);
  useEffect(() => {
    arrival.arrive();
    taps.perform();
  }, [arrival, taps]);
}
