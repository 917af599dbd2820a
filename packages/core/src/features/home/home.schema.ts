import * as v from 'valibot';
import { amount, currencyCode, identifier, localizedText, moment } from '../../platform/schemas.ts';
import { bannerSchema } from '../../rules/banner/banner.schema.ts';

const campaignSchema = v.object({
  kind: v.picklist(['voucher', 'draw', 'bargain', 'checkIn', 'gifts']),
  code: v.pipe(identifier, v.description('its `activityCode`')),
  name: localizedText,
  endsAt: moment,
  offer: v.pipe(
    v.nullable(
      v.object({
        title: localizedText,
        value: amount,
        currencyCode,
        isFree: v.optional(v.boolean(), false),
      }),
    ),
    v.description('the voucher that can be claimed'),
  ),
});

const moduleItemSchema = v.object({
  type: v.pipe(v.string(), v.description('the kind of part, which chooses its picture')),
  moduleDesc: v.pipe(
    localizedText,
    v.description('a text with the placeholders `{inviteCode}` and `{amount}`'),
  ),
  moduleForwardUrl: v.pipe(v.string(), v.description('an address with the same placeholders')),
});

/** What home shows to the current user. */
export const homeSchema = v.object({
  banners: v.array(bannerSchema),
  campaigns: v.pipe(v.array(campaignSchema), v.description('those that run now')),
  moduleItems: v.array(moduleItemSchema),
  moduleValues: v.object({
    inviteCode: v.pipe(v.nullable(v.string()), v.description('null for a visitor')),
    amount: v.nullable(v.number()),
  }),
});
