/** Four a second: a second that turns between two ticks shows at most this late. Milliseconds. */
const INTERVAL = 250;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/**
 * Calls `listener` four times a second until the returned cleanup. All listeners share one interval,
 * which runs only while there are any.
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
