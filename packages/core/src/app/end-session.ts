import { NOBODY } from '../platform/session/session.ts';
import type { App } from './create-app.ts';

/**
 * Ends the session whose token was refused, and asks for a login. Where a new token took its place, nobody is
 * logged out.
 *
 * @param token The token that was refused.
 * @param onRenewed Sends what was refused again, with the new token.
 */
export function endSession(
  { root, session }: Pick<App, 'root' | 'session'>,
  token: string,
  onRenewed: () => void,
): void {
  const { token: newest } = session.global.get();
  if (newest === token) {
    root.send({ type: 'SESSION_ENDED' });
    root.send({ type: 'REQUIRE_LOGIN' });
  } else if (newest !== NOBODY.token) onRenewed();
}
