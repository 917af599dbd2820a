/** Milliseconds between two ticks: a second shows at most this late. */
const INTERVAL = 250;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/**
 * Calls `listener` four times a second until the returned cleanup. All listeners share one interval,
 * which runs only while there is a listener.
 */
export function subscribeToTicks(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, INTERVAL);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick(): void {
  for (const listener of listeners) listener();
}
