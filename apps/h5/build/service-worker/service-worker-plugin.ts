import { createHash } from 'node:crypto';
import { FIRST_LOADS_FILE, type FirstLoad } from '@cangkir/tooling/built-app';
import type { Plugin } from 'vite';
import { bundleScript } from '../bundle-script.ts';
import { COMPILE_HINT } from '../compile-hint.ts';
import { WORKER_PACKAGES } from '../licence-notice.ts';
import { sourceOf } from '../source-of.ts';
import { offlineFilesOf } from './offline-files.ts';

/**
 * The page under an address that nobody opens: what the service worker keeps under an address, it also answers there
 * without asking the network.
 */
const OFFLINE_PAGE = 'index.html?offline';

/**
 * Writes the app's service worker, which keeps some screens for when there is no network, and what takes its place where
 * there is to be none.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const loads: readonly FirstLoad[] = JSON.parse(sourceOf(bundle, FIRST_LOADS_FILE));
      const page = createHash('sha256').update(sourceOf(bundle, 'index.html')).digest('hex');
      const { code, packages } = await bundleScript('src/service-worker/service-worker.ts', {
        COMPILE_HINT,
        OFFLINE_PAGE,
        OFFLINE_ROUTES: loads.flatMap(({ offlineRoutes }) => offlineRoutes),
        OFFLINE_FILES: [
          { url: OFFLINE_PAGE, revision: page },
          // The name of an asset has a hash of its content.
          ...offlineFilesOf(loads, bundle).map((url) => ({ url, revision: null })),
        ],
      });
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: code });
      this.emitFile({ type: 'asset', fileName: WORKER_PACKAGES, source: packages });
      const removal = await bundleScript('src/service-worker/no-service-worker.ts', {});
      this.emitFile({ type: 'asset', fileName: 'no-service-worker.js', source: removal.code });
    },
  };
}
