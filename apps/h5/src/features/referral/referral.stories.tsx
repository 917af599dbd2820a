import { fail, type NativeHost, SHARE_TYPE } from '@cangkir/core';
import { DAY_MS } from '@cangkir/core/durations';
import type { ReferredFriend } from '@cangkir/core/referral';
import { MEMORY_START, OWN_REFERRAL } from '@cangkir/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { composeInMemory } from '../../compose-in-memory.ts';
import { inFrame, withMessages } from '../../testing/in-frame.tsx';
import { referralScreen } from './referral.screen.tsx';

const meta = {
  title: 'Referral',
  component: referralScreen.Screen,
  loaders: [withMessages('referral')],
  decorators: [inFrame()],
  args: { send: fn() },
} satisfies Meta<typeof referralScreen.Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Friends who joined a day apart. */
function friendsOf(count: number): readonly ReferredFriend[] {
  return Array.from({ length: count }, (_, index) => ({
    phone: `0812****00${10 + index}`,
    joinedAt: MEMORY_START - index * DAY_MS,
    rewardedAt: index % 3 === 0 ? null : MEMORY_START,
  }));
}

const own = {
  step: 'own',
  inviteCode: '7F3KQ9ZP',
  friends: 3,
  reward: OWN_REFERRAL.reward,
  rewards: 2,
  latestFriends: friendsOf(3),
  copy: null,
  isBusy: false,
} as const;

const invited = {
  step: 'invited',
  inviteCode: '7F3KQ9ZP',
  label: 'registerNow',
  problem: null,
  isBusy: false,
} as const;

export const Loading = { render: () => <referralScreen.Skeleton /> };

export const Visiting: Story = {
  args: { view: { step: 'visiting' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Daftar|Register|立即注册/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'REGISTER' });
  },
};

const shareTo = fn<NativeHost['shareTo']>(async () => fail({ kind: 'unsupported' }));

/** The native app shares its own picture. One that is too old says so. */
export const OwnInTheApp: Story = {
  args: { view: own },
  decorators: [
    inFrame(() => {
      const product = composeInMemory({ route: '/' });
      return { ...product, isInApp: true, native: { ...product.native, shareTo } };
    }),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /Bagikan Story|Share a story|分享快拍/ }),
    );
    await expect(shareTo).toHaveBeenCalledWith(SHARE_TYPE.photoAppStories, 2);
    await userEvent.click(
      canvas.getByRole('button', { name: /Bagikan foto|Share a photo|分享照片/ }),
    );
    await expect(shareTo).toHaveBeenCalledWith(SHARE_TYPE.photoApp, 2);
    await canvas.findByText(/Coba cara lain|Try another way|换个方式/);
  },
};

export const Own: Story = {
  args: { view: own },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Salin|Copy|复制/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'COPY' });
  },
};

export const NoFriends: Story = {
  args: { view: { ...own, friends: 0, rewards: 0, latestFriends: [] } },
};

export const ManyFriends: Story = {
  args: { view: { ...own, friends: 24, rewards: 13, latestFriends: friendsOf(10) } },
};

export const Copied: Story = {
  args: { view: { ...own, copy: 'copied' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Kode tersalin|Code copied|邀请码已复制/)).toBeVisible();
  },
};

/** The code is selected, for the person to copy it by hand. */
export const CopyFailed: Story = {
  args: { view: { ...own, copy: 'copyFailed' } },
  play: async () => {
    await waitFor(() => expect(window.getSelection()?.toString()).toBe(own.inviteCode));
  },
};

export const Unshared: Story = { args: { view: { ...own, copy: 'unshared' } } };

export const Sharing: Story = { args: { view: { ...own, isBusy: true } } };

export const InvitedVisitor: Story = {
  args: { view: invited },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Daftar|Register|立即注册/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'ACCEPT' });
  },
};

export const InvitedMember: Story = { args: { view: { ...invited, label: 'accept' } } };

export const Accepting: Story = { args: { view: { ...invited, label: 'accept', isBusy: true } } };

export const NotAccepted: Story = {
  args: {
    view: {
      ...invited,
      label: 'accept',
      problem: { message: 'unreachable', next: 'retry', code: null },
    },
  },
};

export const Bound: Story = { args: { view: { step: 'bound', next: 'vouchers' } } };

export const OwnInvitation: Story = { args: { view: { step: 'ownCode', next: 'fission' } } };

export const BoundBefore: Story = { args: { view: { step: 'alreadyBound', next: 'fission' } } };

export const ExistingCustomer: Story = {
  args: { view: { step: 'existingUser', next: 'fission' } },
};

export const UnknownCode: Story = { args: { view: { step: 'unknownCode', next: 'fission' } } };
