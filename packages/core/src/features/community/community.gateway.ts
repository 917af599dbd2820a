import type { CallOptions, ChangeOptions, GatewayResult } from '../../flow/gateway/gateway.ts';
import type { LocalizedText } from '../../platform/language/localized-text.ts';
import type { Coordinates } from '../../platform/location/locator.ts';
import type { Prize } from '../../rules/activity/activity.schema.ts';
import type { Admission } from '../../rules/activity/admission.ts';

/**
 * A user's progress with an activity (specification, section 4).
 * - `cancelled`: final: the same activity cannot be registered again.
 * - `checkedIn`: the rewards are earned.
 * - `rewarded`: they are paid.
 */
export type CommunityRegistration = 'none' | 'registered' | 'cancelled' | 'checkedIn' | 'rewarded';

/** An activity of the community (specification, section 3). Moments are milliseconds since the epoch. */
export interface CommunityActivity extends Admission {
  readonly id: string;
  readonly name: LocalizedText;
  readonly detail: LocalizedText;
  readonly location: LocalizedText;
  /** Where the location is; null if unknown. */
  readonly coordinates: Coordinates | null;
  /** The end of registration. Users check in on its WIB day. */
  readonly startsAt: number;
  /** It is over then, but its users can check in until the day ends. */
  readonly endsAt: number;
  /** The maximum number of participants. */
  readonly quota: number;
  /** The number of registrations. */
  readonly taken: number;
  /** The rewards of a check-in. */
  readonly rewards: readonly Prize[];
  /** The current user's; `none` for a visitor. */
  readonly registration: CommunityRegistration;
}

/** A survey of the community. Moments are milliseconds since the epoch. */
export interface CommunitySurvey {
  readonly id: string;
  readonly title: LocalizedText;
  readonly endsAt: number;
  /** As many users have answered as its quota allows. */
  readonly isFull: boolean;
  /** When the current user answered it; null until then. */
  readonly answeredAt: number | null;
}

/** The content of the community's page. */
export interface Community {
  readonly surveys: readonly CommunitySurvey[];
  readonly activities: readonly CommunityActivity[];
}

/**
 * How the backend answers a change: a success, `alreadyClaimed` for one made earlier, `loginRequired`, that the activity
 * is over (`ENDED_CODES`), or one of `COMMUNITY_CODE`.
 */
export interface CommunityReply {
  readonly code: number;
  /** The activity after the change, with any code. */
  readonly activity: CommunityActivity;
}

/** The community. A user registers once per activity, checks in once, and is paid once. */
export interface CommunityGateway {
  browse(options?: CallOptions): Promise<GatewayResult<Community>>;
  find(id: string, options?: CallOptions): Promise<GatewayResult<CommunityActivity>>;
  register(id: string, options: ChangeOptions): Promise<GatewayResult<CommunityReply>>;
  /** Cannot be undone (specification, section 4). */
  cancel(id: string, options: ChangeOptions): Promise<GatewayResult<CommunityReply>>;
  /** The `code` comes from the host's QR. */
  checkIn(
    request: { readonly id: string; readonly code: string },
    options: ChangeOptions,
  ): Promise<GatewayResult<CommunityReply>>;
  /** Pays all rewards of a check-in at once. */
  claimRewards(id: string, options: ChangeOptions): Promise<GatewayResult<CommunityReply>>;
}
