import type { ChangeContext } from '../../flow/change/change-context.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Random } from '../../platform/random.ts';
import type { Session } from '../../platform/session/session.ts';
import type { LoginGateway } from './login.gateway.ts';

export interface LogOutEverywherePorts {
  readonly login: LoginGateway;
  readonly session: Session;
  readonly clock: Clock;
  readonly random: Random;
}

export interface LogOutEverywhereInput {
  readonly ports: LogOutEverywherePorts;
}

export interface LogOutEverywhereContext extends ChangeContext {
  readonly ports: LogOutEverywherePorts;
  /** The token that the request was sent with; empty before the first one. */
  readonly token: string;
}

export type LogOutEverywhereEvent =
  /** The user has confirmed it. */
  | { readonly type: 'LOG_OUT' }
  /** The user has left the account, where a failure was shown. */
  | { readonly type: 'LEAVE' };

export type LogOutEverywhereEmitted =
  /** No token of the user is valid any more. */
  | { readonly type: 'loggedOut' }
  /** This token was refused, so that the others are still valid. */
  | { readonly type: 'sessionEnded' };

/** The machine, for XState. */
export interface LogOutEverywhereTypes {
  readonly context: LogOutEverywhereContext;
  readonly events: LogOutEverywhereEvent;
  readonly emitted: LogOutEverywhereEmitted;
  readonly input: LogOutEverywhereInput;
}
