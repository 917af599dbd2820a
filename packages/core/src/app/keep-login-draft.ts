import type { LoginContext } from '../features/login/login.types.ts';
import { loginDraftOf } from '../features/login/login-draft.ts';
import type { Session } from '../platform/session/session.ts';

/** Stores what a reload of the login resumes from. */
export function keepLoginDraft({ commonSession }: Session, context: LoginContext): void {
  commonSession.set({ loginDraft: loginDraftOf(context) });
}
