import * as v from 'valibot';
import { identifier, link, localizedText, moment } from '../../platform/schemas.ts';

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

/** A banner of a placement, for a time. */
export const bannerSchema = v.object({
  id: identifier,
  placement: v.pipe(v.number(), v.description('the code of a placement')),
  picture: v.pipe(bannerPicture, v.description('what is drawn; an unknown name is a cup')),
  title: localizedText,
  text: v.pipe(v.nullable(localizedText), v.description('a line below the title')),
  forwardUrl: link,
  startsAt: moment,
  endsAt: moment,
});

export type Banner = v.InferOutput<typeof bannerSchema>;
export type BannerPicture = Banner['picture'];
