import { type Clock, install } from '@sinonjs/fake-timers';

let clock: Clock | null = null;

/**
 * `beforeEach` of a story whose component waits: its timers fire as {@link passTime} says. They go on by themselves,
 * too, as what looks for a text waits with the same ones.
 */
export function holdTime(): () => void {
  const held = install({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  });
  clock = held;
  return () => {
    held.uninstall();
    clock = null;
  };
}

/** Lets time pass at once: milliseconds. */
export async function passTime(ms: number): Promise<void> {
  if (clock === null) throw new Error('The story has to hold the time before each run.');
  await clock.tickAsync(ms);
}
