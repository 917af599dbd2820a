import type { LoginContext } from '../features/login/login.types.ts';
import type { Session } from '../platform/session/session.ts';

/** Keeps what a reload of the login starts from. */
export function keepLoginDraft(
  { commonSession }: Session,
  { market, typedPhone, phone, resendAt, sendKey, logInKey }: LoginContext,
): void {
  commonSession.set({ loginDraft: { market, typedPhone, phone, resendAt, sendKey, logInKey } });
}
