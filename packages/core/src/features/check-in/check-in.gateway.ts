import type { CallOptions, ChangeOptions, GatewayResult } from '../../flow/gateway/gateway.ts';
import type { LocalizedText } from '../../platform/language/localized-text.ts';
import type { Activity } from '../../rules/activity/activity.ts';

/** The reward of a streak: a voucher, once per campaign. */
export interface CheckInReward {
  /** Days in a row. From 1. */
  readonly streak: number;
  readonly name: LocalizedText;
  /** The voucher in the wallet; null until it is earned. */
  readonly voucherId: string | null;
}

/** A reward that was earned. */
export interface EarnedReward extends CheckInReward {
  readonly voucherId: string;
}

/** A check-in campaign. Moments are milliseconds since the epoch. */
export interface CheckInCampaign extends Activity {
  /** Shortest streak first. */
  readonly rewards: readonly CheckInReward[];
  /** The user's check-ins; empty for a visitor. */
  readonly checkIns: readonly number[];
}

/**
 * The backend's answer to a check-in: a success, `alreadyClaimed` for one of earlier today, `loginRequired`, or that the
 * activity is closed (`CLOSED_CODES`).
 */
export interface CheckInReply {
  readonly code: number;
  /** The campaign after the check-in, with any code. */
  readonly campaign: CheckInCampaign;
  /** The reward of this check-in, or null. */
  readonly reward: EarnedReward | null;
}

/** Check-in campaigns. A user checks in once per WIB day. */
export interface CheckInGateway {
  find(activityCode: string, options?: CallOptions): Promise<GatewayResult<CheckInCampaign>>;
  checkIn(activityCode: string, options: ChangeOptions): Promise<GatewayResult<CheckInReply>>;
}
