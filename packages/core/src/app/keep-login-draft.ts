import type { LoginContext } from '../features/login/login.types.ts';
import { loginDraftOf } from '../features/login/login-draft.ts';
import type { Session } from '../platform/session/session.ts';

/** Keeps what a reload of the login starts from. */
export function keepLoginDraft({ commonSession }: Session, context: LoginContext): void {
  commonSession.set({ loginDraft: loginDraftOf(context) });
}
