import type { App } from '@cangkir/core';

/** How often anything came to a machine of an app, since the watch began. */
export interface Stirring {
  count(): number;
  stop(): void;
}

/** Counts what reaches the machines of an app, and calls back each time. */
export function watchStirring(app: App, tell: () => void = () => {}): Stirring {
  let count = 0;
  const inspection = app.root.system.inspect(() => {
    count += 1;
    tell();
  });
  return { count: () => count, stop: () => inspection.unsubscribe() };
}
