import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Plugin, PreviewServer, ServerOptions, ViteDevServer } from 'vite';
import { REPO_ROOT } from './repo-root.ts';

/** A development server hands out sources and packages alone: other accounts of this machine can ask it by `/@fs/`. */
const SOURCES_ONLY: NonNullable<ServerOptions['fs']> = {
  strict: true,
  allow: ['apps', 'node_modules', 'packages', 'simulator'].map((folder) =>
    path.join(REPO_ROOT, folder),
  ),
  // The first four are Vite’s own.
  deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '*.sqlite*'],
};

/** It starts the developer’s editor with a file. */
const OPEN_IN_EDITOR = '__open-in-editor';

const HEADERS = new Map([
  ['content-security-policy', "frame-ancestors 'self'"],
  ['cross-origin-resource-policy', 'same-origin'],
  ['x-content-type-options', 'nosniff'],
]);

/** Keeps pages of other origins out, those of other ports of this machine included. A link may open a page. */
export function ownOrigin(): Plugin {
  return {
    name: 'own-origin',
    // Its middleware runs before those of Vite.
    enforce: 'pre',
    config: () => ({ server: { cors: false, fs: SOURCES_ONLY }, preview: { cors: false } }),
    configureServer: guard,
    configurePreviewServer: guard,
  };
}

function guard({ middlewares }: Pick<ViteDevServer | PreviewServer, 'middlewares'>): void {
  middlewares.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
    response.setHeaders(HEADERS);
    if (isWelcome(request)) next();
    else response.writeHead(403).end('Only pages of this server may ask for this.\n');
  });
}

/** By fetch metadata, which a page cannot forge. A client that is no browser has none. */
function isWelcome({ url = '', headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  // Vite’s routes ignore case.
  if (url.toLowerCase().includes(OPEN_IN_EDITOR)) return site === 'same-origin';
  const isLink =
    headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return site === undefined || site === 'same-origin' || site === 'none' || isLink;
}
