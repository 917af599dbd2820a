import { ACTIVITY_CODES, HELPER_CODES } from '../response-code/activity-code.ts';
import { COMMUNITY_CODE } from '../response-code/community-code.ts';
import { GIFT_CODE } from '../response-code/gift-code.ts';
import { PACK_CODE } from '../response-code/pack-code.ts';
import { REFERRAL_CODE } from '../response-code/referral-code.ts';
import { CLAIM_CODE, RESPONSE_CODE } from '../response-code/response-code.ts';
import type { GatewayFailure, RefusalKind } from './gateway.ts';

/** The codes that are not decisions of the backend. */
const KINDS: ReadonlyMap<number, RefusalKind> = new Map([
  [RESPONSE_CODE.serverBusy, 'busy'],
  [RESPONSE_CODE.tooManyRequests, 'limited'],
  [RESPONSE_CODE.tokenInvalid, 'sessionExpired'],
  [CLAIM_CODE.loginRequired, 'loginRequired'],
  [RESPONSE_CODE.signatureMissing, 'rejected'],
  [RESPONSE_CODE.signatureForged, 'rejected'],
  [RESPONSE_CODE.signatureOld, 'rejected'],
  [RESPONSE_CODE.bodyInvalid, 'rejected'],
  [RESPONSE_CODE.notFound, 'notFound'],
  // A successful reply without its promised content.
  [RESPONSE_CODE.success, 'unrecognized'],
]);

/** The codes that are decisions of the backend. */
const DECISIONS: ReadonlySet<number> = new Set([
  ...Object.values(RESPONSE_CODE),
  ...Object.values(CLAIM_CODE),
  ...Object.values(GIFT_CODE),
  ...Object.values(REFERRAL_CODE),
  ...Object.values(COMMUNITY_CODE),
  ...Object.values(PACK_CODE),
  ...ACTIVITY_CODES,
  ...HELPER_CODES,
]);

/**
 * The failure of a numeric code. Its kind decides whether a change may be retried under its key, independent of the
 * message.
 *
 * @param code any code; 0 for a successful reply without its promised content
 */
export function failureOfCode(code: number): GatewayFailure {
  return { kind: KINDS.get(code) ?? (DECISIONS.has(code) ? 'refused' : 'unrecognized'), code };
}
