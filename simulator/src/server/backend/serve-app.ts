import type { IncomingMessage, ServerResponse } from 'node:http';
import { APP_PATH } from '../../shared/app-path.ts';
import { readBuiltFile, refuseMissingFile } from '../built-app.ts';

/** Their names contain a content hash. */
const HASHED = 'assets/';

/** Serves the app's production build in a folder, like a web server. */
export async function serveApp(
  build: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const file = await readBuiltFile(build, request.url ?? APP_PATH);
  if (file === null) {
    refuseMissingFile(response);
    return;
  }
  response.writeHead(200, {
    'cache-control': file.name.startsWith(HASHED)
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    'content-type': file.type,
  });
  response.end(file.content);
}
