import { NOBODY, type Session } from '../platform/session/session.ts';

/** Forgets the user's login after a logout, here and in other tabs. */
export function forgetLogin({ global }: Session): void {
  global.set({ ...NOBODY, redirectRoute: null });
}
