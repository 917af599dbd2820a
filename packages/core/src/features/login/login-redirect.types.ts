import type { NativeHost } from '../../platform/native-host.ts';
import type { AppHosts } from '../../platform/navigation/app-hosts.ts';
import type { Router } from '../../platform/navigation/router.ts';
import type { Session } from '../../platform/session/session.ts';

export interface LoginRedirectPorts {
  readonly hosts: AppHosts;
  readonly native: NativeHost;
  readonly router: Router;
  readonly session: Session;
}

export interface LoginRedirectInput {
  readonly ports: LoginRedirectPorts;
  /** Resolves once the global config is known, or takes too long. */
  awaitConfig(): Promise<void>;
}

export interface LoginRedirectContext extends LoginRedirectInput {
  /** The route that needed the login. */
  readonly askedOn: string;
}

export type LoginRedirectEvent =
  /** Something on the page needs a login. */
  | { readonly type: 'REQUIRE_LOGIN' }
  /** The user has logged in on this page. */
  | { readonly type: 'LOGGED_IN' };

/** The machine, for XState. */
export interface LoginRedirectTypes {
  readonly context: LoginRedirectContext;
  readonly events: LoginRedirectEvent;
  readonly input: LoginRedirectInput;
}
