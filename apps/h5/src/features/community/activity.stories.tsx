import { type PageView, ROUTES } from '@cangkir/core';
import type { CommunityActivity } from '@cangkir/core/community';
import { DAY_MS } from '@cangkir/core/durations';
import { createCommunityActivity, MEMORY_START } from '@cangkir/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { composeInMemory } from '../../compose-in-memory.ts';
import { inFrame, withMessages } from '../../testing/in-frame.tsx';
import { activityScreen } from './activity.screen.tsx';

const meta = {
  title: 'Community activity',
  component: activityScreen.Screen,
  loaders: [withMessages('community')],
  decorators: [inFrame()],
  args: { send: fn() },
} satisfies Meta<typeof activityScreen.Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

type SettledView = Extract<PageView<'community'>, { readonly step: 'settled' }>;

const UNREACHABLE = { message: 'unreachable', next: 'retry', code: null } as const;

const activity = createCommunityActivity('latte-art', MEMORY_START + 3 * DAY_MS, {
  detail: {
    id: 'Belajar menuang hati dan rosetta bersama barista kami.',
    en: 'Pour hearts and rosettas with our baristas.',
    zh: '和咖啡师一起学拉爱心与叶子。',
  },
  rewards: [
    {
      name: { id: 'Gratis Es Americano', en: 'Free Iced Americano', zh: '免费冰美式' },
      kind: 'voucher',
    },
    { name: { id: 'Stiker komunitas', en: 'Community stickers', zh: '社群贴纸' }, kind: 'goods' },
  ],
});

function settled(
  status: SettledView['status'],
  actions: SettledView['actions'],
  changes: Partial<SettledView> & { readonly activity?: CommunityActivity } = {},
): Story {
  return {
    args: {
      view: {
        step: 'settled',
        activity,
        status,
        actions,
        placesLeft: 6,
        checkInDay: { start: MEMORY_START, end: MEMORY_START + DAY_MS },
        notice: null,
        problem: null,
        ...changes,
      },
    },
  };
}

const howToTakePart = /^(Cara ikut|How to join|参加方式)$/;

export const Loading = { render: () => <activityScreen.Skeleton /> };

export const Open: Story = {
  ...settled('open', ['REGISTER']),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^geo:0,0\?q=[\w%]+$/),
    );
    await expect(canvas.getByRole('heading', { name: howToTakePart })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(Daftar|Register|报名)$/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'REGISTER' });
  },
};

const askHowFar = /Seberapa jauh|How far|多远/;

export const HowFar: Story = {
  ...settled('open', ['REGISTER']),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: askHowFar }));
    const answer = await canvas.findByText(/2[.,]5\s?(km|公里)/);
    await expect(answer).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: askHowFar })).toBeNull();
  },
};

/** The person does not want to be found: the way to ask stays. */
export const HowFarUnknown: Story = {
  ...settled('open', ['REGISTER']),
  decorators: [
    inFrame(() => ({
      ...composeInMemory({ route: ROUTES.community }),
      locator: { locate: async () => null },
    })),
  ],
  play: async ({ canvas }) => {
    const ask = canvas.getByRole('button', { name: askHowFar });
    await userEvent.click(ask);
    await waitFor(() => expect(canvas.getByText(/pengaturan HP|settings|设置/)).toBeVisible());
    await expect(ask).toBeEnabled();
  },
};

export const Full: Story = settled('full', ['REGISTER_ANOTHER'], {
  notice: 'quotaFull',
  activity: { ...activity, taken: 10 },
});

export const Closed: Story = settled('closed', ['REGISTER_ANOTHER']);

/** Nobody is logged in: the person may be registered all the same. */
export const ClosedToVisitor: Story = {
  ...settled('closed', ['REGISTER_ANOTHER', 'LOG_IN']),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /lain$|another|其他/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Masuk$|Log in$|登录$/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'LOG_IN' });
  },
};

export const Registered: Story = {
  ...settled('registered', ['CANCEL_REGISTRATION'], { notice: 'registered' }),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Batalkan|Cancel|取消报名/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'CANCEL_REGISTRATION' });
  },
};

export const ConfirmCancel: Story = {
  args: { view: { step: 'confirmCancel', activity } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Ya|Yes|确认取消)/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'CONFIRM' });
  },
};

export const Cancelled: Story = settled('cancelled', ['REGISTER_ANOTHER'], {
  notice: 'cancelled',
});

export const CheckInDay: Story = settled('checkInDay', ['SCAN', 'CANCEL_REGISTRATION']);

export const Scanning: Story = { args: { view: { step: 'scanning', activity } } };

export const WrongQr: Story = settled('begun', ['SCAN'], { notice: 'wrongQr' });

export const ScanUnavailable: Story = settled('begun', ['SCAN'], { notice: 'scanUnavailable' });

/** Taps do nothing while the change is sent. */
export const Changing: Story = {
  args: { view: { step: 'changing', activity, change: 'checkIn' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { busy: true }));
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const Unsettled: Story = {
  args: { view: { step: 'unsettled', activity, change: 'register', problem: UNREACHABLE } },
};

export const Refused: Story = settled('open', ['REGISTER'], {
  problem: { message: 'unexpected', next: 'retry', code: 99_999 },
});

export const RewardsDue: Story = settled('rewardsDue', ['CLAIM_REWARDS'], {
  notice: 'checkedIn',
});

export const Attended: Story = settled('attended', ['OPEN_WALLET'], { notice: 'rewardsPaid' });

/** Nobody can take part any more: there are no steps. */
export const Ended: Story = {
  ...settled('ended', ['REGISTER_ANOTHER']),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: howToTakePart })).toBeNull();
  },
};
