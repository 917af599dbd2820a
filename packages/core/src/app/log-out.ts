import type { AppPorts } from './app.types.ts';
import { forgetLogin } from './forget-login.ts';

/**
 * Logs the user out, here and in other tabs, also offline. The language stays, and the drafts wait for this user. The
 * backend is asked to revoke the token: without an answer the token is forgotten all the same.
 */
export function logOut({ session, login, random }: Pick<AppPorts, 'session' | 'login' | 'random'>) {
  // Before the token is forgotten, as the request takes it.
  void login.logOut({ idempotencyKey: random.uuid() });
  forgetLogin(session);
}
