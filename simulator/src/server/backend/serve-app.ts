import type { IncomingMessage, ServerResponse } from 'node:http';
import { APP_PATH } from '../../shared/app-path.ts';
import { refuseMissingFile, sendBuiltFile } from '../built-app.ts';
import { type Answered, answeredAt } from './answered.ts';

/** Serves the app's production build in a folder, like a web server. */
export async function serveApp(
  build: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Answered> {
  const unknown = answeredAt(`${APP_PATH}…`);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return unknown;
  }
  const name = await sendBuiltFile(build, request, response);
  if (name !== null) return answeredAt(APP_PATH + name);
  refuseMissingFile(response);
  return unknown;
}
