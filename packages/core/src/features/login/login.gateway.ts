import type { ChangeOptions, GatewayResult } from '../../flow/gateway/gateway.ts';
import type { Login } from '../../platform/session/login.ts';

/** Login and registration by phone and SMS code, one step for both; and logout. */
export interface LoginGateway {
  /** Sends an SMS with a code. `resendAt` is when the next one may be requested (ms since the epoch). */
  sendCode(
    phone: string,
    options: ChangeOptions,
  ): Promise<GatewayResult<{ readonly resendAt: number }>>;
  logIn(
    request: { readonly phone: string; readonly code: string },
    options: ChangeOptions,
  ): Promise<GatewayResult<Login>>;
  /** Revokes the token that is stored when this is called. */
  logOut(options: ChangeOptions): Promise<GatewayResult<void>>;
  /** Revokes all tokens of the current user, on every device. */
  logOutEverywhere(options: ChangeOptions): Promise<GatewayResult<void>>;
}
