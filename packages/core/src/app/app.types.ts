import type { ClaimPorts } from '../claim/claim.types.ts';
import type { LoginPorts } from '../login/login.types.ts';
import type { ConfigGateway } from '../ports/config-gateway.ts';
import type { Login } from '../ports/login-gateway.ts';
import type { NativeHost } from '../ports/native-host.ts';
import type { Router } from '../ports/router.ts';
import type { Session } from '../session/session.ts';

/** All that the product needs of the world around it. */
export interface AppPorts extends LoginPorts, ClaimPorts {
  readonly config: ConfigGateway;
  readonly native: NativeHost;
  readonly router: Router;
  readonly session: Session;
  /** The person's languages as the platform knows them, the dearest first. */
  readonly preferredLanguages: readonly string[];
}

export type AppEvent =
  /** The person came to a route: its address, with its query. */
  | { readonly type: 'ROUTE_CHANGED'; readonly route: string }
  /** Something needs a login before it goes on. */
  | { readonly type: 'REQUIRE_LOGIN' }
  /** The person proved who they are, here or in the native app. */
  | { readonly type: 'LOGIN_SUCCEEDED'; readonly login: Login }
  /** The backend refused the token. */
  | { readonly type: 'SESSION_ENDED' }
  /** Somebody logged in or out: here, in another tab, or in the native app. */
  | { readonly type: 'SESSION_CHANGED' };
