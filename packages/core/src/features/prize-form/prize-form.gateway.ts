import type { CallOptions, ChangeOptions, GatewayResult } from '../../flow/gateway/gateway.ts';
import type { Market } from '../../platform/market/market.types.ts';
import type { Prize } from '../../rules/activity/activity.schema.ts';

/** The recipient and address of a prize (specification, section 3). All fields are trimmed and non-empty. */
export interface PrizeRecipient {
  readonly name: string;
  /** E.164. */
  readonly phone: string;
  /** The detailed address, with the user's line breaks. */
  readonly address: string;
}

/** A sent recipient: it can no longer change (specification, section 4). */
export interface SentRecipient {
  readonly recipient: PrizeRecipient;
  /** Milliseconds since the epoch. */
  readonly sentAt: number;
}

/** A draw, and the recipient of its prize. */
export interface PrizeForm {
  readonly drawId: string;
  /** Null if nothing was won. */
  readonly prize: Prize | null;
  /** When it was drawn: milliseconds since the epoch. The form opens then. */
  readonly wonAt: number;
  /** The country of delivery: the phone must belong to it, and its public holidays count. */
  readonly market: Market;
  /** Null until the recipient is sent. */
  readonly sent: SentRecipient | null;
}

/**
 * How the backend answers a recipient: a success or `alreadyClaimed`, each with what was sent, `loginRequired`, or that
 * the form is closed (`ENDED_CODES`).
 */
export interface PrizeFormReply {
  readonly code: number;
  readonly sent?: SentRecipient | undefined;
}

/** The recipients of prizes. A recipient is sent once per draw, by the user who drew. */
export interface PrizeFormGateway {
  /** Refused as not found if the draw does not exist or is another user's. */
  find(drawId: string, options?: CallOptions): Promise<GatewayResult<PrizeForm>>;
  send(
    request: { readonly drawId: string; readonly recipient: PrizeRecipient },
    options: ChangeOptions,
  ): Promise<GatewayResult<PrizeFormReply>>;
}
