import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ClockMode } from '../clock/simulator-clock.ts';
import { useSimulator } from './simulator-context.tsx';

/**
 * The moment on the simulator's clock, milliseconds since the epoch: looked at every so many milliseconds
 * of this machine, and whenever the clock is moved.
 */
export function useNow(every: number): number {
  const { clock } = useSimulator();
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    const look = () => setNow(clock.now());
    const timer = setInterval(look, every);
    const stop = clock.subscribe(look);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [clock, every]);
  return now;
}

/** How time goes on the simulator's clock, as it is now. */
export function useClockMode(): ClockMode {
  const { clock } = useSimulator();
  return useSyncExternalStore(clock.subscribe, clock.mode);
}
