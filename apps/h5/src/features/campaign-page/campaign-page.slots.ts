import { slotsOf } from '../../frame/slots.ts';
import type { HeroSlot } from './hero-block.tsx';

/** What the page is about. */
export const heroSlots = slotsOf<HeroSlot>()({
  ask: 'campaignPage',
  texts: ({ blocks }, language) => ({
    heroTitle: blocks.find((block) => block?.type === 'hero')?.title[language],
  }),
});
