import { runningBanners } from '@cangkir/core/banners';
import { slotsOf } from '../../frame/slots.ts';
import type { BannerSlot } from './home-feed.tsx';

/** The first banner. */
export const bannerSlots = slotsOf<BannerSlot>()({
  ask: 'home',
  texts(home, language) {
    const [banner] = runningBanners(home.banners, 'homeBanner', Date.now());
    return { bannerTitle: banner?.title[language], bannerText: banner?.text?.[language] };
  },
});
