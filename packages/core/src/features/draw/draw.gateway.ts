import type { CallOptions, ChangeOptions, GatewayResult } from '../../flow/gateway/gateway.ts';
import type { LocalizedText } from '../../platform/language/localized-text.ts';

/** One part of the wheel; "no prize" is one too. */
export interface DrawSector {
  readonly id: string;
  readonly label: LocalizedText;
  readonly isPrize: boolean;
}

/** What a person drew. */
export interface DrawResult {
  readonly drawId: string;
  /** Where the wheel stops. */
  readonly sectorId: string;
  /** Null where nothing was won. */
  readonly prize: DrawPrize | null;
  /** Milliseconds since the epoch; the window of the prize form begins with it. */
  readonly drawnAt: number;
}

/** A prize. What has to be sent asks for a recipient (specification, section 2); a voucher is in the wallet. */
export interface DrawPrize {
  readonly name: LocalizedText;
  readonly kind: 'goods' | 'voucher';
}

/** A lucky draw. Moments are milliseconds since the epoch. */
export interface DrawActivity {
  readonly activityCode: string;
  readonly name: LocalizedText;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly sectors: readonly DrawSector[];
  /** What this person drew before, or null. */
  readonly drawn: DrawResult | null;
  /** What this person won in other activities of its kind, the latest first (specification, section 3). */
  readonly matchHistory: readonly DrawResult[];
}

/**
 * How the backend answers a draw: 0 with the result; 30007 with the result of before; 30004 or 120002 not
 * started; 30005, 120003 or 110004 ended; 30011 not logged in.
 */
export interface DrawReply {
  readonly code: number;
  readonly result?: DrawResult | undefined;
}

/** Lucky draws. A person draws once an activity. */
export interface DrawGateway {
  find(activityCode: string, options?: CallOptions): Promise<GatewayResult<DrawActivity>>;
  draw(activityCode: string, options: ChangeOptions): Promise<GatewayResult<DrawReply>>;
}
