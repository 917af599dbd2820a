import type { Connection } from '../platform/connection.ts';
import type { Market } from '../platform/market/market.types.ts';
import type { Login } from '../platform/session/login.ts';
import type { CommonPorts } from './common-ports.ts';
import type { ConfigGateway } from './config.gateway.ts';
import type { PagePorts } from './pages.ts';

/** The ports of the whole app. */
export interface AppPorts extends CommonPorts {
  readonly config: ConfigGateway;
  readonly connection: Connection;
  /** The preferred languages of the platform, most preferred first. */
  readonly preferredLanguages: readonly string[];
  readonly pages: PagePorts;
}

export type AppEvent =
  /** The route changed. */
  | { readonly type: 'ROUTE_CHANGED' }
  /** The page's code failed to load, and the user retries. */
  | { readonly type: 'RETRY_PAGE' }
  /** The network is back. */
  | { readonly type: 'CONNECTION_RESTORED' }
  /** The user must log in to continue. */
  | { readonly type: 'REQUIRE_LOGIN' }
  /** The page is about a market. */
  | { readonly type: 'MARKET_FOUND'; readonly market: Market }
  /** The user logged in, here or in the native app. */
  | { readonly type: 'LOGIN_SUCCEEDED'; readonly login: Login }
  /** The user has logged out, on every device. */
  | { readonly type: 'LOGGED_OUT' }
  /** The backend refused the token of a page that also works without a login. */
  | { readonly type: 'SESSION_ENDED' }
  /** The backend refused the token of a screen, which needs a login. */
  | { readonly type: 'TOKEN_REFUSED' }
  /** The login changed: here, in another tab, or in the native app. */
  | { readonly type: 'LOGIN_CHANGED' };
