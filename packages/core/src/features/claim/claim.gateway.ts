import type { CallOptions, ChangeOptions, GatewayResult } from '../../flow/gateway/gateway.ts';
import type { LocalizedText } from '../../platform/language/localized-text.ts';
import type { Admission } from '../../rules/activity/admission.ts';
import type { Coupon } from '../../rules/coupon/coupon.ts';

/** The backend's answer to a claim, or its forecast of one: a coupon activity status code of section 4. */
export interface ClaimReply {
  readonly code: number;
  /** The voucher given now, or earlier (`alreadyClaimed`). */
  readonly voucherId?: string | undefined;
  /** When claiming opens, where it has not yet: milliseconds since the epoch. */
  readonly opensAt?: number | undefined;
}

/** A voucher campaign behind a link with an `activityCode`. */
export interface Campaign extends Admission {
  readonly activityCode: string;
  readonly name: LocalizedText;
  readonly coupon: Coupon;
  /** Code 0 if this user may try to claim. */
  readonly claim: ClaimReply;
  /** Milliseconds since the epoch. */
  readonly endsAt: number;
}

/** A claim: a voucher is claimed once per phone and device (section 5). */
export interface ClaimRequest {
  readonly activityCode: string;
  readonly browserId: string;
}

/** Campaigns and their claims. */
export interface ClaimGateway {
  find(activityCode: string, options?: CallOptions): Promise<GatewayResult<Campaign>>;
  claim(request: ClaimRequest, options: ChangeOptions): Promise<GatewayResult<ClaimReply>>;
}
