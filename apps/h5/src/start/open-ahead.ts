import { userIdOf } from '@cangkir/core';
import { idleTime } from '../adapters/idle-time.ts';
import { shownLinks } from '../adapters/shown-links.ts';
import { forgetFailedChunks } from '../navigation/chunk.ts';
import type { Product } from '../product-context.tsx';
import { type AheadPorts, loadAhead } from './load-ahead.ts';

/** Loads ahead for the running product. */
export function openAhead(
  { app, connection, isInApp, loading, router }: Product,
  load: AheadPorts['load'],
): void {
  loadAhead({
    connection,
    loading,
    router,
    needsLogin: () => !isInApp && userIdOf(app.session.global.get()) === null,
    links: shownLinks,
    idleTime,
    load,
    forgetFailed: forgetFailedChunks,
  });
}
