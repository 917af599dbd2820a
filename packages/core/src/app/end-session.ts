import { NOBODY } from '../platform/session/session.ts';
import type { App } from './create-app.ts';

/**
 * Ends the session whose token was refused, and asks for a login, as soon as the machines are there. A token that
 * another one took the place of until then was refused for nothing: nobody is logged out.
 *
 * @param token The token that was refused.
 * @param onRenewed Asks again, with the new token, for what was refused.
 */
export function endSession(
  { machines, session }: Pick<App, 'machines' | 'session'>,
  token: string,
  onRenewed: () => void,
): void {
  machines.tell((root) => {
    const { token: newest } = session.global.get();
    if (newest === token) {
      root.send({ type: 'SESSION_ENDED' });
      root.send({ type: 'REQUIRE_LOGIN' });
    } else if (newest !== NOBODY.token) onRenewed();
  });
}
