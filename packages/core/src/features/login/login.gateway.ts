import type { ChangeOptions, GatewayResult } from '../../flow/gateway/gateway.ts';

/** The person who is logged in (specification, section 6). */
export interface User {
  readonly id: string;
  /** E.164. */
  readonly phone: string;
}

/** What proves a login to the backend, and whose it is. */
export interface Login {
  readonly token: string;
  readonly user: User;
}

/** Login and registration by phone and SMS code: one step for both. */
export interface LoginGateway {
  /** Sends an SMS with a code. `resendAt` is when another may be asked for (ms since the epoch). */
  sendCode(
    phone: string,
    options: ChangeOptions,
  ): Promise<GatewayResult<{ readonly resendAt: number }>>;
  logIn(
    request: { readonly phone: string; readonly code: string },
    options: ChangeOptions,
  ): Promise<GatewayResult<Login>>;
}
