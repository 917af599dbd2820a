import { slotsOf } from '../../frame/slots.ts';
import type { DrawSlot } from './draw.screen.tsx';

/** The name of the activity. */
export const drawSlots = slotsOf<DrawSlot>()({
  ask: 'drawActivity',
  texts: ({ name }, language) => ({ name: name[language] }),
});
