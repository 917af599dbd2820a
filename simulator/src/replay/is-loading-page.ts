import type { App } from '@cangkir/core';

/** Whether the code of a page is being loaded. That takes real time, in which the scenario's clock stands still. */
export function isLoadingPage({ root }: Pick<App, 'root'>): boolean {
  return root.getSnapshot().matches('loadingPage');
}
