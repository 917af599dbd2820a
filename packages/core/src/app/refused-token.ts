import { NOBODY } from '../platform/session/session.ts';
import type { App } from './create-app.ts';

/**
 * Ends the session after its token was refused, and requires a login. If the token was replaced meanwhile, the login
 * stays.
 *
 * @param token The refused token.
 * @param onRenewed Retries the request with the new token.
 */
export function handleRefusedToken(
  { root, session }: Pick<App, 'root' | 'session'>,
  token: string,
  onRenewed: () => void,
): void {
  const { token: newest } = session.global.get();
  if (newest === token) root.send({ type: 'TOKEN_REFUSED' });
  else if (newest !== NOBODY.token) onRenewed();
}
