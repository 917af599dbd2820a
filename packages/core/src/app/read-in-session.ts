import type { GatewayResult } from '../flow/gateway/gateway.ts';
import type { App } from './create-app.ts';

/**
 * Reads with the current token, and again if that was replaced meanwhile. If the current token is refused, ends the
 * session and requires a login.
 */
export async function readInSession<Value>(
  app: Pick<App, 'root' | 'session'>,
  read: () => Promise<GatewayResult<Value>>,
): Promise<GatewayResult<Value>> {
  const { root, session } = app;
  const { token } = session.global.get();
  const answer = await read();
  if (answer.ok || answer.failure.kind !== 'sessionEnded') return answer;
  if (session.global.get().token !== token) return readInSession(app, read);
  // At once: a token that is set later has not been refused.
  root.send({ type: 'TOKEN_REFUSED' });
  return answer;
}
