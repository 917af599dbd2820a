import * as v from 'valibot';
import { isProviderAddress } from '../navigation/provider-address.ts';
import { matchRoute, queryOf } from '../navigation/route.ts';

/** The ad platform's id of a click: a token, never free text. */
export const adClickId = v.pipe(v.string(), v.regex(/^[\w.-]{1,256}$/));

/** The address of a payment provider's page. */
const adPaymentAddress = v.pipe(v.string(), v.check(isProviderAddress));

export const adLinkSchema = v.object({
  ttoclid: v.exactOptional(adClickId),
  ttPayUrl: v.exactOptional(adPaymentAddress),
});

export const adVoucherState = v.object({
  paySuccess: v.boolean(),
  ttoclid: v.nullable(adClickId),
  /** Missing in state stored by earlier versions. */
  ttPayUrl: v.optional(v.nullable(adPaymentAddress), null),
});

/** The short-video ad platform's voucher: the click and the provider's page of its link, and whether it was paid. */
export type AdVoucherState = v.InferOutput<typeof adVoucherState>;

/** What an ad's link says about a purchase: its click, and a page of the provider with whom it is paid. */
export type AdLink = v.InferOutput<typeof adLinkSchema>;

/**
 * The ad's voucher once a route is open. A link of an ad replaces the click and the provider's page that were kept; a
 * missing or malformed one stays as it was. Another click has paid for nothing yet.
 */
export function adVoucherAfter(route: string, kept: AdVoucherState): AdVoucherState {
  if (matchRoute(route) !== 'adVouchers') return kept;
  const query = queryOf(route);
  const ttoclid = v.is(adClickId, query['ttoclid']) ? query['ttoclid'] : kept.ttoclid;
  const ttPayUrl = v.is(adPaymentAddress, query['ttPayUrl']) ? query['ttPayUrl'] : kept.ttPayUrl;
  return { paySuccess: kept.paySuccess && ttoclid === kept.ttoclid, ttoclid, ttPayUrl };
}

/** The kept link of an ad; null if the user came from none. */
export function adLinkOf({ ttoclid, ttPayUrl }: AdVoucherState): AdLink | null {
  if (ttoclid === null && ttPayUrl === null) return null;
  return { ...(ttoclid !== null && { ttoclid }), ...(ttPayUrl !== null && { ttPayUrl }) };
}
