import { DAY_MS } from '../../platform/clock/durations.ts';
import { ACTIVITY_STATE } from '../../rules/activity/admission.ts';
import type { FeatureMemory } from '../../testing/feature-memory.ts';
import { createMemoryGateway } from '../../testing/memory-gateway.ts';
import type { VirtualClock } from '../../testing/virtual-clock.ts';
import type { CampaignPageGateway } from './campaign-page.gateway.ts';
import type { CampaignPage } from './campaign-page.schema.ts';

const text = (id: string, en: string, zh: string) => ({ id, en, zh });

/** A page of each kind of block. Its campaign runs for a day from `startsAt`: milliseconds since the epoch. */
export function createCampaignPage(
  startsAt: number,
  changes: Partial<CampaignPage> = {},
): CampaignPage {
  return {
    activityState: ACTIVITY_STATE.inProgress,
    name: 'icedLatte',
    title: text('Es Latte', 'Iced Latte', '冰拿铁'),
    theme: 'icedLatte',
    period: { start: startsAt, end: startsAt + DAY_MS },
    currencyCode: 'IDR',
    amount: 12_500,
    inviteCode: null,
    action: { label: text('Ambil', 'Get it', '去领取'), link: '/get-coupons?activityCode=kopi' },
    blocks: [
      {
        type: 'hero',
        badge: text('Baru', 'New', '新品'),
        title: text('Es Latte', 'Iced Latte', '冰拿铁'),
        text: text('Segar', 'Fresh', '清爽'),
      },
      { type: 'countdown' },
      {
        type: 'text',
        heading: text('Kenapa', 'Why', '推荐理由'),
        paragraphs: [text('Karena enak.', 'Because it’s good.', '因为好喝。')],
      },
      {
        type: 'voucher',
        activityCode: 'kopi',
        title: text('Diskon', 'Discount', '优惠券'),
        value: 15_000,
      },
      {
        type: 'buttons',
        buttons: [{ label: text('Paket', 'Packs', '券包'), link: '/mine/packs' }],
      },
      {
        type: 'modules',
        heading: text('Ikutan', 'Join in', '一起参与'),
        items: [
          {
            type: 'invite',
            moduleDesc: text(
              'Kode {inviteCode}, dapat Rp{amount}',
              'Code {inviteCode}, get Rp{amount}',
              '邀请码 {inviteCode}，得 Rp{amount}',
            ),
            moduleForwardUrl: '/fission?inviteCode={inviteCode}',
          },
        ],
      },
      {
        type: 'products',
        heading: text('Menu', 'Menu', '菜单'),
        products: [
          {
            name: text('Es Latte', 'Iced Latte', '冰拿铁'),
            text: text('Gula aren', 'Palm sugar', '椰糖'),
            picture: 'icedLatte',
            price: 18_000,
            worth: 25_000,
            link: '/get-coupons?activityCode=kopi',
          },
        ],
      },
      {
        type: 'faq',
        questions: [
          {
            question: text('Sampai kapan?', 'Until when?', '活动到什么时候？'),
            answer: text('Besok.', 'Tomorrow.', '到明天。'),
          },
        ],
      },
      {
        type: 'terms',
        terms: [text('Selama persediaan ada.', 'While stocks last.', '数量有限，送完即止。')],
      },
      {
        type: 'share',
        title: text('Ajak teman', 'Invite a friend', '邀请好友'),
        text: text('Yuk ngopi!', 'Let’s have coffee!', '一起喝咖啡吧！'),
      },
      {
        type: 'music',
        tracks: [
          { title: text('Pagi', 'Morning', '清晨'), notes: '96 2c5 2e5' },
          { title: text('Malam', 'Night', '夜晚'), file: 'media/share-live/lights-out.mp3' },
        ],
      },
      {
        type: 'animation',
        label: text('Kopi mengepul', 'Steaming coffee', '热气腾腾的咖啡'),
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
