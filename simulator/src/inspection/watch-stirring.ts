import type { App } from '@cangkir/core';

/** How often anything came to a machine of an app, since the watch began. */
export interface Stirring {
  count(): number;
  stop(): void;
}

/** Watches the machines of an app, from when they wake. */
export function watchStirring(app: App): Stirring {
  let count = 0;
  let stopInspecting = () => {};

  function inspect(): void {
    const { root } = app.machines.get();
    if (root === null) return;
    stopWaiting();
    stopInspecting = root.system.inspect(() => {
      count += 1;
    }).unsubscribe;
  }

  const stopWaiting = app.machines.subscribe(() => {
    count += 1;
    inspect();
  });
  inspect();
  return {
    count: () => count,
    stop() {
      stopWaiting();
      stopInspecting();
    },
  };
}
