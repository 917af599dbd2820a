import type { SimulatorClock } from '../../clock/simulator-clock.ts';

/**
 * The time of a story that begins now, as milliseconds since the epoch. A story has one time for its moments
 * and its timers: it goes on with the timers, so that nothing that was waited for is lost while the moment
 * stands still, and it is never behind the moment.
 */
export function createStoryTime({
  now,
  timersNow,
}: Pick<SimulatorClock, 'now' | 'timersNow'>): () => number {
  let time = now();
  let counted = timersNow();
  return () => {
    const waited = timersNow() - counted;
    counted += waited;
    time = Math.max(time + waited, now());
    return Math.floor(time);
  };
}
