import * as v from 'valibot';
import {
  amount,
  currencyCode,
  identifier,
  localizedText,
  moment,
  text,
} from '../../platform/schemas.ts';

/** What a banner can show. A name that this version of the app does not know shows a cup. */
export const bannerPicture = v.fallback(
  v.picklist([
    'americano',
    'bag',
    'cappuccino',
    'card',
    'croissant',
    'cup',
    'gift',
    'icedLatte',
    'pack',
    'palmSugarLatte',
    'wheel',
  ]),
  'cup',
);

const bannerSchema = v.object({
  id: identifier,
  placement: v.pipe(v.number(), v.description('the code of a placement')),
  picture: v.pipe(bannerPicture, v.description('what is drawn; an unknown name is a cup')),
  title: localizedText,
  text: v.pipe(v.nullable(localizedText), v.description('a line below the title')),
  forwardUrl: v.pipe(text(2048), v.description('a route, or an address on the app host')),
  startsAt: moment,
  endsAt: moment,
});

const campaignSchema = v.object({
  kind: v.picklist(['voucher', 'draw', 'bargain', 'checkIn', 'gifts']),
  code: v.pipe(identifier, v.description('its `sourceId` or `activityCode`')),
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
