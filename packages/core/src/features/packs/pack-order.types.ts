import type { AdVoucherPaid, GoTo, Redirect } from '../../flow/page/page.types.ts';
import type { Problem } from '../../flow/problem/problem.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { FoundPackOrder, PackGateway } from './packs.gateway.ts';

export interface PackOrderPorts {
  readonly packs: Pick<PackGateway, 'findOrder'>;
  readonly clock: Clock;
}

export interface PackOrderInput {
  readonly ports: PackOrderPorts;
  readonly found: FoundPackOrder;
}

export interface PackOrderContext extends PackOrderInput {
  /** Why the order cannot be repeated. */
  readonly problem: Problem | null;
}

export type PackOrderEvent =
  /** The user buys as many packs once more. */
  { readonly type: 'REORDER' };

export type PackOrderEmitted = GoTo | Redirect | AdVoucherPaid;

/** The machine, for XState. */
export interface PackOrderTypes {
  readonly context: PackOrderContext;
  readonly events: PackOrderEvent;
  readonly emitted: PackOrderEmitted;
  readonly input: PackOrderInput;
}
