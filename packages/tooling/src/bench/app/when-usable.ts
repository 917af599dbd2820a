/// <reference lib="dom" />

/** Runs in a page: waits until it is of use. Gives up after half a minute. */
export function whenUsable(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 30_000);
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('usable').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'mark', buffered: true });
  });
}
