import type { CallOptions, ChangeOptions, GatewayResult } from '../../flow/gateway/gateway.ts';
import type { LocalizedText } from '../../platform/language/localized-text.ts';
import type { Activity } from '../../rules/activity/activity.ts';
import type { Admission } from '../../rules/activity/admission.ts';

/**
 * What a campaign is about (specification, section 1).
 * - `priceCut`: friends cut a price down. - `freeCup`: a share earns a free coffee.
 */
export type BargainKind = 'priceCut' | 'freeCup';

/** What is bargained for. */
export interface BargainPrize {
  readonly id: string;
  readonly name: LocalizedText;
  /** What all cuts together take off, to the rupiah. */
  readonly price: number;
}

/** A cut off the price (specification, section 3, "Assist / cut record"). */
export interface CutRecord {
  readonly id: string;
  /** Rupiah. */
  readonly cutProgress: number;
  /** The friend's phone, masked; null where the user cut it themselves. */
  readonly friend: string | null;
  /** Milliseconds since the epoch. */
  readonly cutAt: number;
}

/** What the user has reached in a campaign. */
export interface Assistance {
  /** By which friends find it. */
  readonly assistanceCode: string;
  readonly prize: BargainPrize;
  /** Cuts that the user may still make themselves; the last one is earned by sharing. */
  readonly ownCutsLeft: number;
  /** The oldest first. */
  readonly cuts: readonly CutRecord[];
}

/** A bargain campaign. Moments are milliseconds since the epoch. */
export interface BargainCampaign extends Activity {
  readonly kind: BargainKind;
  /** One, or several to choose from before the first cut. */
  readonly prizes: readonly BargainPrize[];
  /** Null before the user's first cut. */
  readonly assistance: Assistance | null;
}

/** What a friend who asks for help shows. */
export interface Invitation extends Admission {
  readonly kind: BargainKind;
  /** The friend's phone, masked. */
  readonly friend: string;
  readonly prize: BargainPrize;
  /** What was cut so far, in rupiah. */
  readonly cutTotal: number;
  /** The link is the user's own. */
  readonly isOwn: boolean;
  /** What the user has cut for a friend in this campaign; null where they have not. */
  readonly help: Help | null;
}

/** A helper's one cut in a campaign. */
export interface Help {
  /** Rupiah. */
  readonly cutProgress: number;
  /** By which people find the helper, who passes the campaign on. */
  readonly helperCode: string;
}

/** A cut of one's own. The first one begins the bargain. */
export interface CutRequest {
  readonly activityCode: string;
  readonly prizeId: string;
  /** The user has just shared: that earns the last cut. */
  readonly shared: boolean;
}

/**
 * How the backend answers a cut of one's own: a success with the cut, or with a null one where none was open any more;
 * `loginRequired`, or that the activity is closed (`CLOSED_CODES`).
 */
export interface CutReply {
  readonly code: number;
  readonly cut?: CutRecord | null | undefined;
  readonly assistance?: Assistance | undefined;
}

/** A friend's campaign. */
export interface HelpRequest {
  readonly activityCode: string;
  /** Of the link. */
  readonly assistanceCode: string;
}

/**
 * How the backend answers a helper (specification, section 4): a success with the invitation, which a help of now
 * or before stands in, `alreadyClaimed` for a help of before, `loginRequired`, or a code of the helper's group. One that
 * has not started comes with the moment at which it does.
 */
export interface HelpReply {
  readonly code: number;
  readonly invitation?: Invitation | undefined;
  /** Milliseconds since the epoch. */
  readonly startsAt?: number | undefined;
}

/** Bargains, and the help of friends. A helper helps once a campaign. */
export interface BargainGateway {
  findCampaign(
    activityCode: string,
    options?: CallOptions,
  ): Promise<GatewayResult<BargainCampaign>>;
  findInvitation(request: HelpRequest, options?: CallOptions): Promise<GatewayResult<HelpReply>>;
  cut(request: CutRequest, options: ChangeOptions): Promise<GatewayResult<CutReply>>;
  help(request: HelpRequest, options: ChangeOptions): Promise<GatewayResult<HelpReply>>;
}
