import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { APP_PATH } from '../shared/app-path.ts';
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

/** It would take the requests of the simulator's own. */
const SERVICE_WORKER = 'service-worker.js';

/** A file of the app's production build. */
export interface BuiltFile {
  /** Its path within the build, such as `assets/app.js`. */
  readonly name: string;
  /** For the header `content-type`. */
  readonly type: string;
  readonly content: Buffer;
}

/** Serves the app's production build in a folder, with the host added to its HTML on the way. */
export async function serveBuiltApp(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const file = await readBuiltFile(folder, request.url ?? APP_PATH);
  if (file === null || file.name === SERVICE_WORKER) {
    refuseMissingFile(response);
    return;
  }
  const { name, type, content } = file;
  // The name of an asset has a hash of its content.
  const caching = name.startsWith('assets/') ? 'max-age=31536000, immutable' : 'no-cache';
  response.writeHead(200, { 'cache-control': caching, 'content-type': type });
  response.end(path.extname(name) === '.html' ? addHostScript(content.toString('utf8')) : content);
}

/** The file of a build at an address below {@link APP_PATH}; null if missing. */
export async function readBuiltFile(folder: string, address: string): Promise<BuiltFile | null> {
  const name = nameOf(address);
  const content = name === null ? null : await readFile(path.join(folder, name)).catch(() => null);
  if (name === null || content === null) return null;
  return { name, type: TYPES[path.extname(name)] ?? 'application/octet-stream', content };
}

/** Answers with 404. */
export function refuseMissingFile(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
  response.end('The app’s build has no such file. `npm run build` makes it.\n');
}

/** Null if a part starts with a dot: a path out of the build, or Vite's own manifest. */
function nameOf(address: string): string | null {
  const { pathname } = new URL(address, 'http://localhost');
  const name = decode(pathname.slice(APP_PATH.length)) || 'index.html';
  return name.split(/[/\\]/).some((part) => part.startsWith('.')) ? null : name;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
