import type { App } from '@cangkir/core';

/** How often anything came to a machine of an app, since the watch began. */
export interface Stirring {
  count(): number;
  stop(): void;
}

/** Watches the machines of an app, from when they wake, and tells whenever something stirs them. */
export function watchStirring(app: App, tell: () => void = () => {}): Stirring {
  let count = 0;
  let stopInspecting = () => {};

  function stir(): void {
    count += 1;
    tell();
  }

  function inspect(): void {
    const { root } = app.machines.get();
    if (root === null) return;
    stopWaiting();
    stopInspecting = root.system.inspect(stir).unsubscribe;
  }

  const stopWaiting = app.machines.subscribe(() => {
    stir();
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
