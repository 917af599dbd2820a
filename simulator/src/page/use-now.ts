import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ClockMode } from '../clock/simulator-clock.ts';
import { useSimulator } from './simulator-context.tsx';

/**
 * The moment on the simulator's clock, milliseconds since the epoch: updated at an interval of this
 * machine's time, and whenever the clock is moved.
 */
export function useNow(intervalMs: number): number {
  const { clock } = useSimulator();
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    const look = () => setNow(clock.now());
    const timer = setInterval(look, intervalMs);
    const stop = clock.subscribe(look);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [clock, intervalMs]);
  return now;
}

/** How time goes on the simulator's clock, as it is now. */
export function useClockMode(): ClockMode {
  const { clock } = useSimulator();
  return useSyncExternalStore(clock.subscribe, clock.mode);
}
