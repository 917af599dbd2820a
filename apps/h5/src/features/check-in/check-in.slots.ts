import { checkInStatus, nextReward, streakOf } from '@cangkir/core/check-in';
import { slotsOf } from '../../frame/slots.ts';
import type { CheckInSlot } from './check-in.screen.tsx';
import { STREAK_KEYS, streakTexts } from './streak-texts.ts';

/** The name of a check-in campaign and, while it runs, the streak and what it leads to. */
export const checkInSlots = slotsOf<CheckInSlot>()({
  ask: 'checkInCampaign',
  messages: { 'check-in': STREAK_KEYS },
  texts(campaign, language, t) {
    const now = Date.now();
    const { kind } = checkInStatus(campaign, now);
    const isOpen = kind === 'ready' || kind === 'checkedIn';
    const streak = { streak: streakOf(campaign, now), next: nextReward(campaign, now) };
    return { name: campaign.name[language], ...(isOpen && streakTexts(streak, language, t)) };
  },
});
