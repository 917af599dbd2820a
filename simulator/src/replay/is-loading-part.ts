import type { App } from '@cangkir/core';

/** Tells whether a part of the product is being read. That takes real time, in which none of a story's may pass. */
export function isLoadingPart({ machines }: Pick<App, 'machines'>): boolean {
  const { waiting, root } = machines.get();
  return waiting || (root?.getSnapshot().matches('loadingPage') ?? false);
}
