import { ACTIVITY_STATE } from '../../rules/activity/admission.ts';
import type { FeatureMemory } from '../../testing/feature-memory.ts';
import { createMemoryGateway } from '../../testing/memory-gateway.ts';
import type { VirtualClock } from '../../testing/virtual-clock.ts';
import type { CampaignPageGateway } from './campaign-page.gateway.ts';
import type { CampaignPage } from './campaign-page.schema.ts';

const inAll = (text: string) => ({ id: text, en: text, zh: text });

/** A page of each kind of block. Its campaign runs for a day from `startsAt`: milliseconds since the epoch. */
export function createCampaignPage(
  startsAt: number,
  changes: Partial<CampaignPage> = {},
): CampaignPage {
  return {
    activityState: ACTIVITY_STATE.inProgress,
    name: 'icedLatte',
    title: inAll('Es Latte'),
    theme: 'icedLatte',
    period: { start: startsAt, end: startsAt + 24 * 60 * 60 * 1000 },
    currencyCode: 'IDR',
    amount: 12_500,
    inviteCode: null,
    action: { label: inAll('Ambil'), link: '/get-coupons?activityCode=kopi' },
    blocks: [
      { type: 'hero', badge: inAll('Baru'), title: inAll('Es Latte'), text: inAll('Segar') },
      { type: 'countdown' },
      { type: 'text', heading: inAll('Kenapa'), paragraphs: [inAll('Karena enak.')] },
      { type: 'voucher', activityCode: 'kopi', title: inAll('Diskon'), value: 15_000 },
      { type: 'buttons', buttons: [{ label: inAll('Paket'), link: '/mine/packs' }] },
      {
        type: 'modules',
        heading: inAll('Ikutan'),
        items: [
          {
            type: 'invite',
            moduleDesc: inAll('Kode {inviteCode}, dapat Rp{amount}'),
            moduleForwardUrl: '/fission?inviteCode={inviteCode}',
          },
        ],
      },
      {
        type: 'products',
        heading: inAll('Menu'),
        products: [
          {
            name: inAll('Es Latte'),
            text: inAll('Gula aren'),
            picture: 'icedLatte',
            price: 18_000,
            worth: 25_000,
            link: '/get-coupons?activityCode=kopi',
          },
        ],
      },
      { type: 'faq', questions: [{ question: inAll('Sampai kapan?'), answer: inAll('Besok.') }] },
      { type: 'terms', terms: [inAll('Selama persediaan ada.')] },
      { type: 'share', title: inAll('Ajak teman'), text: inAll('Yuk ngopi!') },
      {
        type: 'music',
        tracks: [
          { title: inAll('Pagi'), notes: '96 2c5 2e5' },
          { title: inAll('Malam'), file: 'media/share-live/lights-out.mp3' },
        ],
      },
      {
        type: 'animation',
        label: inAll('Kopi mengepul'),
        lottieDataUrl: 'media/landing/steam.json',
        lottieDataBaseUrl: 'media/landing/',
        isLoop: true,
        still: { file: 'media/landing/steam-still.svg', width: 480, height: 240 },
      },
    ],
    ...changes,
  };
}

/** Configurations in memory, of which each is a page of each kind of block. */
function createMemoryCampaignPageGateway(clock: VirtualClock, startsAt: number) {
  const { gateway, calls } = createMemoryGateway<CampaignPageGateway>(clock, {
    find: () => createCampaignPage(startsAt),
  });
  return { campaignPages: gateway, calls };
}

/** The feature in memory. */
export const campaignPageMemory = {
  gateways: createMemoryCampaignPageGateway,
} satisfies FeatureMemory;
