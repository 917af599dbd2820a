import { pointsBalance } from '@cangkir/core';
import { walletSections } from '@cangkir/core/vouchers';
import { formatNumber } from '../../format/number.ts';
import { slotsOf } from '../../frame/slots.ts';
import type { GlanceSlot } from './glance.tsx';
import type { PointsSlot } from './points-balance.tsx';
import type { MemberSlot } from './profile.tsx';

/** Who the member is, and their points. */
export const accountSlots = slotsOf<MemberSlot | PointsSlot>()({
  ask: 'account',
  texts: ({ name, credits }, language) => ({
    memberName: name ?? undefined,
    points: formatNumber(pointsBalance(credits, Date.now()), language),
  }),
});

/** How many vouchers the member can use now. */
export const readySlots = slotsOf<GlanceSlot>()({
  ask: 'vouchers',
  texts: ({ vouchers }, language) => ({
    ready: formatNumber(walletSections(vouchers, Date.now()).ready.length, language),
  }),
});
