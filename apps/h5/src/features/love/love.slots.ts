import { slotsOf } from '../../frame/slots.ts';
import type { LoveSlot } from './love.screen.tsx';

/** The name of the activity. */
export const loveSlots = slotsOf<LoveSlot>()({
  ask: 'drawActivity',
  texts: ({ name }, language) => ({ name: name[language] }),
});
