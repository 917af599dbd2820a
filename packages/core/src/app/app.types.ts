import type { Login } from '../platform/session/login.ts';
import type { CommonPorts } from './common-ports.ts';
import type { ConfigGateway } from './config.gateway.ts';
import type { PagePorts } from './pages.ts';

/** All that the product needs of the world around it. */
export interface AppPorts extends CommonPorts {
  readonly config: ConfigGateway;
  /** The person's languages as the platform knows them, most preferred first. */
  readonly preferredLanguages: readonly string[];
  readonly pages: PagePorts;
}

export type AppEvent =
  /** The router is on another route. */
  | { readonly type: 'ROUTE_CHANGED' }
  /** The page's code did not load; the person retries. */
  | { readonly type: 'RETRY_PAGE' }
  /** Something needs a login before it goes on. */
  | { readonly type: 'REQUIRE_LOGIN' }
  /** The person proved who they are, here or in the native app. */
  | { readonly type: 'LOGIN_SUCCEEDED'; readonly login: Login }
  /** The backend refused the token. */
  | { readonly type: 'SESSION_ENDED' }
  /** Somebody logged in or out: here, in another tab, or in the native app. */
  | { readonly type: 'SESSION_CHANGED' };
