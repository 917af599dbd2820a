import { ROUTES } from '@cangkir/core';
import {
  type CheckInCampaign,
  checkInCalendar,
  checkInMonths,
  missedDay,
  monthAt,
  nextReward,
  streakOf,
} from '@cangkir/core/check-in';
import { DAY_MS } from '@cangkir/core/durations';
import { createCheckInCampaign, MEMORY_START } from '@cangkir/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { composeInMemory } from '../../compose-in-memory.ts';
import { inFrame, withMessages } from '../../testing/in-frame.tsx';
import { checkInScreen } from './check-in.screen.tsx';

const meta = {
  title: 'Check-in',
  component: checkInScreen.Screen,
  loaders: [withMessages('check-in')],
  decorators: [inFrame()],
  args: { send: fn() },
} satisfies Meta<typeof checkInScreen.Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const UNREACHABLE = { message: 'unreachable', next: 'retry', code: null } as const;

const AMERICANO = { id: 'Gratis Es Americano', en: 'Free Iced Americano', zh: '免费冰美式' };
const LATTE = { id: 'Gratis Es Kopi Susu', en: 'Free Iced Latte', zh: '免费冰拿铁' };

/** Check-ins so many days ago, in a campaign of three weeks. */
function boardOf(daysAgo: readonly number[], changes: Partial<CheckInCampaign> = {}) {
  const campaign = createCheckInCampaign(MEMORY_START - 7 * DAY_MS, {
    endsAt: MEMORY_START + 14 * DAY_MS,
    rewards: [
      { streak: 3, name: AMERICANO, voucherId: null },
      { streak: 7, name: LATTE, voucherId: null },
    ],
    checkIns: daysAgo.map((ago) => MEMORY_START - ago * DAY_MS),
    ...changes,
  });
  const months = checkInMonths(checkInCalendar(campaign, MEMORY_START));
  return {
    campaign,
    months,
    currentMonth: monthAt(months, MEMORY_START),
    streak: streakOf(campaign, MEMORY_START),
    missedDay: missedDay(campaign, MEMORY_START),
    next: nextReward(campaign, MEMORY_START),
    notice: null,
    problem: null,
  };
}

const EARNED = [
  { streak: 3, name: AMERICANO, voucherId: 'voucher-3' },
  { streak: 7, name: LATTE, voucherId: null },
];

export const Loading = { render: () => <checkInScreen.Skeleton /> };

export const NotStarted: Story = {
  args: {
    view: {
      step: 'notStarted',
      ...boardOf([], { startsAt: MEMORY_START + DAY_MS }),
    },
  },
};

export const FirstDay: Story = { args: { view: { step: 'ready', ...boardOf([]) } } };

export const Ready: Story = {
  args: { view: { step: 'ready', ...boardOf([2, 1]) } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /hari ini|today|今日签到/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'CHECK_IN' });
  },
};

/** The campaign's months can be leafed through. */
export const OtherMonth: Story = {
  args: {
    view: { step: 'ready', ...boardOf([2, 1], { endsAt: MEMORY_START + 60 * DAY_MS }) },
  },
  play: async ({ canvas }) => {
    const before = canvas.getByRole('table').getAttribute('aria-label');
    await userEvent.click(canvas.getByRole('button', { name: /berikutnya|Next|下个月/ }));
    await expect(canvas.getByRole('table').getAttribute('aria-label')).not.toBe(before);
  },
};

export const MissedDay: Story = { args: { view: { step: 'ready', ...boardOf([5, 4, 3]) } } };

/** Taps do nothing while the check-in is sent. */
export const CheckingIn: Story = {
  args: { view: { step: 'checkingIn', ...boardOf([2, 1]) } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { busy: true }));
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const Unsettled: Story = {
  args: { view: { step: 'unsettled', ...boardOf([2, 1]), problem: UNREACHABLE } },
};

export const Refused: Story = {
  args: {
    view: {
      step: 'ready',
      ...boardOf([1]),
      problem: { message: 'unexpected', next: 'retry', code: 99_999 },
    },
  },
};

export const Rewarded: Story = {
  args: {
    view: {
      step: 'rewarded',
      ...boardOf([2, 1, 0], { rewards: EARNED }),
      reward: { streak: 3, name: AMERICANO, voucherId: 'voucher-3' },
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Lihat voucher|View voucher|查看优惠券)$/ }),
    );
    await expect(args.send).toHaveBeenCalledWith({ type: 'OPEN_REWARD' });
  },
};

export const CheckedIn: Story = {
  args: {
    view: { step: 'checkedIn', ...boardOf([2, 1, 0], { rewards: EARNED }), notice: 'checkedIn' },
  },
};

export const CheckedInBefore: Story = {
  args: { view: { step: 'checkedIn', ...boardOf([0]) } },
};

export const Ended: Story = {
  args: {
    view: { step: 'ended', ...boardOf([5, 4, 3], { rewards: EARNED, endsAt: MEMORY_START }) },
  },
};

export const Oatside: Story = {
  args: { view: { step: 'ready', ...boardOf([2, 1]) } },
  decorators: [inFrame(() => composeInMemory({ route: ROUTES.checkInOatside }))],
};
