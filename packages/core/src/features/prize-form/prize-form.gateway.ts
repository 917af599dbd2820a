import type { CallOptions, ChangeOptions, GatewayResult } from '../../flow/gateway/gateway.ts';
import type { Market } from '../../platform/market/market.types.ts';
import type { DrawPrize } from '../draw/draw.gateway.ts';

/** Who gets a prize, and where (specification, section 3). Nothing is empty, or has white space around it. */
export interface PrizeRecipient {
  readonly name: string;
  /** E.164. */
  readonly phone: string;
  /** The detailed address, in as many lines as the person wrote. */
  readonly address: string;
}

/** A recipient as it was sent in: it cannot be changed any more (specification, section 4). */
export interface SentRecipient {
  readonly recipient: PrizeRecipient;
  /** Milliseconds since the epoch. */
  readonly sentAt: number;
}

/** What a person drew, and where it is sent. */
export interface PrizeForm {
  readonly drawId: string;
  /** Null where nothing was won. */
  readonly prize: DrawPrize | null;
  /** When it was drawn: milliseconds since the epoch. The form is open from then on. */
  readonly wonAt: number;
  /** Where the prize is sent to: a phone is one of its, and its public holidays count. */
  readonly market: Market;
  /** Null until the recipient is sent in. */
  readonly sent: SentRecipient | null;
}

/**
 * How the backend answers a recipient: 0 with what was sent; 30007 with what was sent earlier; 30005, 120003 or
 * 110004 the form is closed; 30011 not logged in.
 */
export interface PrizeFormReply {
  readonly code: number;
  readonly sent?: SentRecipient | undefined;
}

/** The recipients of prizes. A recipient is sent in once a draw, by the person who drew. */
export interface PrizeFormGateway {
  /** Refused as not found where nobody, or somebody else, drew under this id. */
  find(drawId: string, options?: CallOptions): Promise<GatewayResult<PrizeForm>>;
  send(
    request: { readonly drawId: string; readonly recipient: PrizeRecipient },
    options: ChangeOptions,
  ): Promise<GatewayResult<PrizeFormReply>>;
}
