import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { APP_PATH } from '../app-path.ts';
import { serveBuiltApp } from './built-app.ts';
import { addHostScript } from './host-script.ts';
import { APP_ROOT } from './paths.ts';

/**
 * Serves the customers' app below {@link APP_PATH}, with the host's script added to its HTML on the way:
 * in development by the app's own Vite, with its own configuration and hot reload; in the preview from
 * its production build. The app itself holds nothing of it.
 */
export function frameApp(): Plugin {
  return {
    name: 'frame-app',
    async configureServer(server) {
      // Vitest starts Vite without an HTTP server, and frames nothing.
      if (server.httpServer === null) return;
      const app = await startApp(server);
      server.httpServer.once('close', () => app.close());
      server.middlewares.use((request, response, next) => {
        if (isOfApp(request.url)) app.middlewares(request, response, next);
        else next();
      });
    },
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        if (isOfApp(request.url)) serveBuiltApp(request, response).catch(next);
        else next();
      });
    },
  };
}

function isOfApp(url: string | undefined): boolean {
  return url?.startsWith(APP_PATH) ?? false;
}

/** Starts the app's own Vite inside the simulator's server, hot reload included. */
function startApp({ httpServer }: ViteDevServer): Promise<ViteDevServer> {
  return createServer({
    root: APP_ROOT,
    base: APP_PATH,
    appType: 'spa',
    server: { middlewareMode: true, ...(httpServer && { ws: { server: httpServer } }) },
    plugins: [
      {
        name: 'host-script',
        transformIndexHtml: { order: 'post', handler: addHostScript },
      },
    ],
  });
}
