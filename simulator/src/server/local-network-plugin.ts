import type { ServerResponse } from 'node:http';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { LOCAL_NETWORK_PATH } from '../shared/local-network.ts';
import { findLocalNetwork } from './find-local-network.ts';

/** Tells the simulator's page how to reach this machine on the local network. */
export function localNetwork(): Plugin {
  return { name: 'local-network', configureServer: serve, configurePreviewServer: serve };
}

function serve({ middlewares }: Pick<ViteDevServer | PreviewServer, 'middlewares'>): void {
  middlewares.use(LOCAL_NETWORK_PATH, (_request, response, next) => {
    answer(response).catch(next);
  });
}

async function answer(response: ServerResponse): Promise<void> {
  const found = await findLocalNetwork();
  response.writeHead(200, { 'cache-control': 'no-store', 'content-type': 'application/json' });
  response.end(JSON.stringify(found));
}
