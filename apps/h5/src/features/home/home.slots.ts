import { homeView } from '@cangkir/core/home';
import { slotsOf } from '../../frame/slots.ts';
import type { BannerSlot } from './home-feed.tsx';

/** The first banner. */
export const bannerSlots = slotsOf<BannerSlot>()({
  ask: 'home',
  texts(home, language) {
    const [banner] = homeView(home, { language, now: Date.now() }).banners;
    return { bannerTitle: banner?.title[language], bannerText: banner?.text?.[language] };
  },
});
