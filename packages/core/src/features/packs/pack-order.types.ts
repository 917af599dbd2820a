import type {
  AdVoucherPaid,
  GoTo,
  PageEvent,
  Redirect,
  SessionEmitted,
} from '../../flow/page/page.types.ts';
import type { Problem } from '../../flow/problem/problem.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { FoundPackOrder, PackGateway } from './packs.gateway.ts';

export interface PackOrderPorts {
  readonly packs: Pick<PackGateway, 'findOrder'>;
  readonly clock: Clock;
}

export interface PackOrderInput {
  readonly ports: PackOrderPorts;
  /** Untrusted; empty if the link has none. */
  readonly orderNumber: string;
  readonly loggedIn: boolean;
}

export interface PackOrderContext {
  readonly ports: PackOrderPorts;
  readonly orderNumber: string;
  readonly loggedIn: boolean;
  readonly found: FoundPackOrder | null;
  readonly problem: Problem | null;
}

export type PackOrderEvent =
  /** The user buys as many packs once more. */
  { readonly type: 'REORDER' } | PageEvent;

export type PackOrderEmitted = SessionEmitted | GoTo | Redirect | AdVoucherPaid;

/** The machine, for XState. */
export interface PackOrderTypes {
  readonly context: PackOrderContext;
  readonly events: PackOrderEvent;
  readonly emitted: PackOrderEmitted;
  readonly input: PackOrderInput;
}
