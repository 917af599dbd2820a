import type { GatewayResult } from '../../flow/gateway/gateway.ts';

/** What is told of an event or of a page, by name. */
export type TrackingProperties = Readonly<Record<string, string | number | boolean>>;

/** Something that a person did or saw, for statistics. */
export interface TrackingEvent {
  /** Tells this event from its repetition: a batch whose answer was lost is sent again. */
  readonly id: string;
  readonly name: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** The visit that it belongs to. */
  readonly sessionId: string;
  readonly properties: TrackingProperties;
}

/** The sink of the statistics: `POST /sa?project=production` (specification, section 7). */
export interface TrackingGateway {
  /** @param options.leaving The page may go at any moment: the request has to outlive it. */
  send(
    events: readonly TrackingEvent[],
    options: { readonly leaving: boolean },
  ): Promise<GatewayResult<void>>;
}
