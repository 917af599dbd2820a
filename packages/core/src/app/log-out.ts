import { NOBODY } from '../platform/session/session.ts';
import type { App } from './create-app.ts';

/** Logs the user out, here and in other tabs. The language stays, and the drafts wait for this user. */
export function logOut({ session }: Pick<App, 'session'>): void {
  session.global.set({ ...NOBODY, redirectRoute: null });
}
