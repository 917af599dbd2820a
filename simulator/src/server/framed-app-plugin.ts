import path from 'node:path';
import { APP_PATH } from '@cangkir/tooling/app-path';
import { cachingOf } from '@cangkir/tooling/served-headers';
import type { Plugin } from 'vite';
import { copyFramedApp } from './copy-framed-app.ts';
import { APP_BUILD } from './paths.ts';

/** Puts the app's production build into the simulator's, so that any server of files serves both. */
export function framedApp(): Plugin {
  return {
    name: 'framed-app',
    writeBundle: ({ dir = '' }) => copyFramedApp(APP_BUILD, path.join(dir, APP_PATH)),
    configurePreviewServer({ middlewares }) {
      // Kept by the browser as from a server of the app's: a replayed scenario opens the app again and again.
      middlewares.use(APP_PATH, ({ url = '/' }, response, next) => {
        response.setHeader('cache-control', cachingOf(url.slice(1)));
        next();
      });
    },
  };
}
