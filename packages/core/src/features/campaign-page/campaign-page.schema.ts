import * as v from 'valibot';
import {
  AUDIO_FILES,
  DATA_FILES,
  ownFile,
  ownFolder,
  PICTURE_FILES,
} from '../../platform/own-file.ts';
import {
  amount,
  count,
  currencyCode,
  identifier,
  link,
  localizedText,
  moment,
  text,
} from '../../platform/schemas.ts';
import { admissionFields } from '../../rules/activity/activity.schema.ts';

/** The art directions of campaign pages. */
export const CAMPAIGN_THEMES = [
  'plain',
  'icedLatte',
  'oatside',
  'jolly',
  'promo9rb',
  'brand',
  'you',
  'shareLive',
  'bank',
  'paper',
] as const;

/** The drawings that stand beside a product. */
export const PRODUCT_PICTURES = [
  'fullCup',
  'americano',
  'icedLatte',
  'hotCoffee',
  'hotCappuccino',
  'croissant',
  'coffeeBag',
  'packCups',
  'gift',
] as const;

const heading = v.optional(localizedText);

const titleOfTrack = { title: localizedText, artist: v.optional(localizedText) };

/** A track is written in the configuration, or a file of ours. */
const track = v.union([
  v.object({
    ...titleOfTrack,
    notes: v.pipe(
      text(2048),
      v.description(
        'the tune: beats a minute, then notes with their eighths, as `96 2c4+e4 1- 4g5`',
      ),
    ),
  }),
  v.object({ ...titleOfTrack, file: ownFile(AUDIO_FILES) }),
]);

/** A size on the page, in CSS pixels. */
const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2048));

/** A part of a campaign page. All texts are plain text, never HTML. */
export const campaignBlock = v.variant('type', [
  v.object({
    type: v.literal('hero'),
    badge: v.optional(localizedText),
    title: localizedText,
    text: v.optional(localizedText),
  }),
  v.object({ type: v.literal('text'), heading, paragraphs: v.array(localizedText) }),
  v.object({
    type: v.literal('voucher'),
    activityCode: v.pipe(identifier, v.description('of the campaign that gives it')),
    title: localizedText,
    value: amount,
    isFree: v.optional(v.boolean()),
  }),
  v.object({ type: v.literal('countdown') }),
  v.object({
    type: v.literal('buttons'),
    buttons: v.array(v.object({ label: localizedText, link })),
  }),
  v.object({
    type: v.literal('modules'),
    heading,
    items: v.array(
      v.object({
        type: text(64),
        moduleDesc: v.pipe(
          localizedText,
          v.description('with the placeholders {inviteCode} and {amount}'),
        ),
        moduleForwardUrl: v.pipe(link, v.description('with the same placeholders')),
      }),
    ),
  }),
  v.object({
    type: v.literal('products'),
    heading,
    products: v.array(
      v.object({
        name: localizedText,
        text: v.optional(localizedText),
        picture: v.fallback(v.picklist(PRODUCT_PICTURES), 'fullCup'),
        price: v.optional(amount),
        worth: v.pipe(v.optional(amount), v.description('the usual price')),
        link: v.optional(link),
      }),
    ),
  }),
  v.object({
    type: v.literal('faq'),
    questions: v.array(v.object({ question: localizedText, answer: localizedText })),
  }),
  v.object({ type: v.literal('terms'), terms: v.array(localizedText) }),
  v.object({
    type: v.literal('share'),
    title: localizedText,
    text: v.pipe(localizedText, v.description('what is shared, with the link')),
  }),
  v.object({
    type: v.literal('music'),
    tracks: v.array(track),
  }),
  v.object({
    type: v.literal('animation'),
    label: v.pipe(
      v.optional(localizedText),
      v.description('the name for screen readers, which skip an animation without one'),
    ),
    lottieDataUrl: ownFile(DATA_FILES),
    lottieDataBaseUrl: v.pipe(v.optional(ownFolder), v.description('of its pictures')),
    isLoop: v.optional(v.boolean()),
    still: v.pipe(
      v.object({ file: ownFile(PICTURE_FILES), width: pixels, height: pixels }),
      v.description('for reduced motion, for failure, and until the animation plays'),
    ),
  }),
]);

/** The configuration of a campaign page. A block that this version does not know, or cannot read, is null. */
export const campaignPageSchema = v.object({
  name: identifier,
  title: localizedText,
  theme: v.fallback(v.picklist(CAMPAIGN_THEMES), 'plain'),
  period: v.object({ start: moment, end: moment }),
  currencyCode,
  hasPricesInThousands: v.pipe(
    v.optional(v.boolean()),
    v.description('prices in rupiah are shown as `25RB`'),
  ),
  amount: v.pipe(v.nullable(count), v.description('of the placeholder {amount}')),
  action: v.pipe(
    v.nullable(v.object({ label: localizedText, link })),
    v.description('in the bar while the campaign runs'),
  ),
  blocks: v.array(v.fallback(v.nullable(campaignBlock), null)),
});

/** The configuration as the current user sees it. */
export const campaignPageOfUser = v.object({
  ...campaignPageSchema.entries,
  ...admissionFields,
  inviteCode: v.pipe(
    v.nullable(identifier),
    v.description('the referral code of the current user; null without one'),
  ),
});

export type CampaignPage = v.InferOutput<typeof campaignPageOfUser>;
export type CampaignBlock = v.InferOutput<typeof campaignBlock>;
export type CampaignTheme = (typeof CAMPAIGN_THEMES)[number];
export type ProductPicture = (typeof PRODUCT_PICTURES)[number];
