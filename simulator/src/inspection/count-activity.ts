import type { App } from '@cangkir/core';

/** Counts the events of an app's machines since the watch began. */
export interface ActivityCounter {
  count(): number;
  stop(): void;
}

/** Counts every event of an app's machines, and calls back each time. */
export function countActivity(app: App, onActivity: () => void = () => {}): ActivityCounter {
  let count = 0;
  const inspection = app.root.system.inspect(() => {
    count += 1;
    onActivity();
  });
  return { count: () => count, stop: () => inspection.unsubscribe() };
}
