import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { APP_PATH } from '../app-path.ts';
import { addHostScript } from './host-script.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
};

/** Serves the app's production build in a folder, with the host added to its HTML on the way. */
export async function serveBuiltApp(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const file = fileOf(folder, request.url ?? APP_PATH);
  const content = file === null ? null : await readFile(file).catch(() => null);
  if (file === null || content === null) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
    response.end('The app’s build has no such file. `npm run build` makes it.\n');
    return;
  }
  const extension = path.extname(file);
  response.writeHead(200, {
    'cache-control': 'no-cache',
    'content-type': TYPES[extension] ?? 'application/octet-stream',
  });
  response.end(extension === '.html' ? addHostScript(content.toString('utf8')) : content);
}

/** The file that an address below {@link APP_PATH} means; null where it leads out of the folder. */
function fileOf(folder: string, address: string): string | null {
  const { pathname } = new URL(address, 'http://localhost');
  const name = decode(pathname.slice(APP_PATH.length)) || 'index.html';
  const file = path.join(folder, name);
  return file.startsWith(folder + path.sep) ? file : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
