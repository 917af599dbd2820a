import type { ClaimPorts } from '../features/claim/claim.types.ts';
import type { Login } from '../features/login/login.gateway.ts';
import type { LoginPorts } from '../features/login/login.types.ts';
import type { NativeHost } from '../platform/native-host.ts';
import type { Router } from '../platform/navigation/router.ts';
import type { Session } from '../platform/session/session.ts';
import type { ConfigGateway } from './config.gateway.ts';
import type { PagePorts } from './pages.ts';

/** All that the product needs of the world around it. */
export interface AppPorts extends LoginPorts, ClaimPorts {
  readonly config: ConfigGateway;
  readonly native: NativeHost;
  readonly router: Router;
  readonly session: Session;
  /** The person's languages as the platform knows them, the dearest first. */
  readonly preferredLanguages: readonly string[];
  readonly pages: PagePorts;
}

export type AppEvent =
  /** The person came to the route that the router tells. */
  | { readonly type: 'ROUTE_CHANGED' }
  /** The part of this page did not come; the person asks for it again. */
  | { readonly type: 'RETRY_PAGE' }
  /** Something needs a login before it goes on. */
  | { readonly type: 'REQUIRE_LOGIN' }
  /** The person proved who they are, here or in the native app. */
  | { readonly type: 'LOGIN_SUCCEEDED'; readonly login: Login }
  /** The backend refused the token. */
  | { readonly type: 'SESSION_ENDED' }
  /** Somebody logged in or out: here, in another tab, or in the native app. */
  | { readonly type: 'SESSION_CHANGED' };
