import { slotsOf } from '../../frame/slots.ts';
import type { ActivitySlot } from './activity.screen.tsx';

/** What an activity is. */
export const activitySlots = slotsOf<ActivitySlot>()({
  ask: 'communityActivity',
  texts: ({ name, detail }, language) => ({ name: name[language], detail: detail[language] }),
});
