import type { GatewayResult } from '../../flow/gateway/gateway.ts';

/** The properties of an event or a page, by name. */
export type TrackingProperties = Readonly<Record<string, string | number | boolean>>;

/** A user's action or impression, for statistics. */
export interface TrackingEvent {
  /** Identifies the event when a batch is sent again after a lost answer. */
  readonly id: string;
  readonly name: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** The visit of the event. */
  readonly sessionId: string;
  readonly properties: TrackingProperties;
}

/** The sink of the statistics: `POST /sa?project=production` (specification, section 7). */
export interface TrackingGateway {
  /** @param options.isLeaving The page may unload: the request must outlive it. */
  send(
    events: readonly TrackingEvent[],
    options: { readonly isLeaving: boolean },
  ): Promise<GatewayResult<void>>;
}
