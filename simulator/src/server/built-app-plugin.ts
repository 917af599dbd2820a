import type { Plugin } from 'vite';
import { APP_PATH } from '../shared/app-path.ts';
import { serveBuiltApp } from './built-app.ts';
import { APP_BUILD } from './paths.ts';

/** Serves the app's production build beside the simulator's own. */
export function builtApp(): Plugin {
  return {
    name: 'built-app',
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith(APP_PATH))
          serveBuiltApp(APP_BUILD, request, response).catch(next);
        else next();
      });
    },
  };
}
