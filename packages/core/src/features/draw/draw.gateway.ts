import type { CallOptions, ChangeOptions, GatewayResult } from '../../flow/gateway/gateway.ts';
import type { LocalizedText } from '../../platform/language/localized-text.ts';
import type { Prize } from '../../rules/activity/activity.schema.ts';
import type { Activity } from '../../rules/activity/activity.ts';

/** A sector of the wheel, which may be "no prize". */
export interface DrawSector {
  readonly id: string;
  readonly label: LocalizedText;
  /** What it wins; null if nothing. */
  readonly prize: Prize['kind'] | null;
}

/** The result of a draw. */
export interface DrawResult {
  readonly drawId: string;
  /** Where the wheel stops. */
  readonly sectorId: string;
  /** Null if nothing was won. */
  readonly prize: Prize | null;
  /** Milliseconds since the epoch; the prize form's window starts here. */
  readonly drawnAt: number;
  /** Whether the recipient of goods was sent: there is nothing left to fill in. */
  readonly isRecipientSent: boolean;
}

/** A lucky draw. Moments are milliseconds since the epoch. */
export interface DrawActivity extends Activity {
  readonly sectors: readonly DrawSector[];
  /** This user's earlier draw, or null. */
  readonly drawn: DrawResult | null;
  /** What this user won in similar activities, latest first (specification, section 3). */
  readonly matchHistory: readonly DrawResult[];
}

/**
 * The backend's answer to a draw: a success or `alreadyClaimed`, each with its result, `loginRequired`, or that the
 * activity is closed (`CLOSED_CODES`).
 */
export interface DrawReply {
  readonly code: number;
  readonly result?: DrawResult | undefined;
}

/** Lucky draws. A user draws once per activity. */
export interface DrawGateway {
  find(activityCode: string, options?: CallOptions): Promise<GatewayResult<DrawActivity>>;
  draw(activityCode: string, options: ChangeOptions): Promise<GatewayResult<DrawReply>>;
}
