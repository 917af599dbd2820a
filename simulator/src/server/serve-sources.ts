import { APP_PATH } from '@cangkir/tooling/app-path';
import { ownOrigin } from '@cangkir/tooling/own-origin';
import { createServer, type ViteDevServer } from 'vite';
import { hostScript } from './host-script-plugin.ts';
import { APP_ROOT, SIMULATOR_ROOT } from './paths.ts';

/** The servers of `npm start`. */
export interface SourceServers {
  readonly simulator: ViteDevServer;
  readonly app: ViteDevServer;
  close(): Promise<void>;
}

/**
 * Serves the sources with hot reload on this machine alone. The app has its own Vite with its own configuration; the
 * simulator's proxies the app's path to it.
 *
 * @param port Overrides the default; 0 for any free port.
 */
export async function serveSources(port?: number, open = false): Promise<SourceServers> {
  const app = await createServer({
    root: APP_ROOT,
    base: APP_PATH,
    plugins: [ownOrigin(), hostScript()],
    server: { host: 'localhost', strictPort: false },
  });
  await app.listen();
  const [address = ''] = app.resolvedUrls?.local ?? [];
  const simulator = await createServer({
    root: SIMULATOR_ROOT,
    server: {
      ...(port !== undefined && { port }),
      open,
      proxy: { [APP_PATH]: { target: new URL(address).origin, ws: true } },
    },
  });
  await simulator.listen();
  return {
    simulator,
    app,
    async close() {
      await simulator.close();
      await app.close();
    },
  };
}
