import { ROUTES, VALIDITY_TYPE } from '@cangkir/core';
import type { OtherOutcome } from '@cangkir/core/claim';
import { DAY_MS, HOUR_MS } from '@cangkir/core/durations';
import { createCampaign, MEMORY_START } from '@cangkir/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { composeInMemory } from '../../compose-in-memory.ts';
import { inFrame, withMessages } from '../../testing/in-frame.tsx';
import { claimScreen } from './claim.screen.tsx';

const meta = {
  title: 'Claim',
  component: claimScreen.Screen,
  loaders: [withMessages('claim', 'login', 'vouchers')],
  decorators: [inFrame()],
  args: { send: fn() },
} satisfies Meta<typeof claimScreen.Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const campaign = createCampaign('kopi');

export const Loading = { render: () => <claimScreen.Skeleton /> };

export const Identify: Story = { args: { view: { step: 'identify', campaign } } };

export const Ready: Story = { args: { view: { step: 'ready', campaign } } };

/** Its coupon is valid between two days, and needs a number of products alone. */
export const FixedDays: Story = {
  args: {
    view: {
      step: 'ready',
      campaign: {
        ...campaign,
        coupon: {
          ...campaign.coupon,
          discountEffectiveQty: 1,
          discountEffectivePrice: 0,
          couponActiveType: VALIDITY_TYPE.fixed,
          couponStartDay: '2026-09-01',
          couponEndDay: '2026-09-30',
        },
      },
    },
  },
};

/** A member in the Philippines follows a link from Indonesia. */
export const OtherMarket: Story = {
  ...Ready,
  decorators: [
    inFrame(() => {
      const product = composeInMemory({ route: ROUTES.getCoupons });
      product.app.session.global.set({ userInfo: { id: 'member-1', phone: '+639170000303' } });
      return product;
    }),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/gerai di Indonesia|stores in Indonesia|仅限印尼/)).toBeVisible();
  },
};

export const Claiming: Story = { args: { view: { step: 'claiming', campaign, slow: false } } };

export const ClaimingSlowly: Story = { args: { view: { step: 'claiming', campaign, slow: true } } };

export const Failed: Story = {
  args: {
    view: {
      step: 'failed',
      campaign,
      problem: { message: 'unreachable', next: 'retry', code: null },
    },
  },
};

/** A retry may succeed at a time that it says. */
export const TooManyRequests: Story = {
  args: {
    view: {
      step: 'failed',
      campaign,
      problem: {
        message: 'tooManyRequests',
        next: 'retry',
        code: null,
        retryAt: MEMORY_START + 61_000,
      },
    },
  },
};

function outcome(result: OtherOutcome): Story {
  return { args: { view: { step: 'outcome', campaign, outcome: result } } };
}

const claimed = {
  step: 'claimed',
  campaign,
  voucherId: 'voucher-1',
  start: MEMORY_START,
  end: MEMORY_START + 7 * DAY_MS,
} as const;

export const Claimed: Story = { args: { view: { ...claimed, isUsable: true } } };

/** Its voucher is valid from tomorrow. */
export const ClaimedForLater: Story = {
  args: { view: { ...claimed, start: MEMORY_START + DAY_MS, isUsable: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Belum berlaku|Not valid yet|未生效)$/)).toBeVisible();
    await expect(canvas.queryByText(/^(Siap dipakai|Ready to use|可使用)$/)).toBeNull();
  },
};

export const AlreadyClaimed: Story = outcome({ kind: 'alreadyClaimed', voucherId: 'voucher-1' });

export const AlreadyClaimedByOther: Story = outcome({ kind: 'alreadyClaimed', voucherId: null });

export const NotStarted: Story = outcome({
  kind: 'notStarted',
  opensAt: MEMORY_START + 3 * DAY_MS,
});

export const NotYetTime: Story = outcome({ kind: 'notYetTime', opensAt: MEMORY_START + HOUR_MS });

export const OpeningUnknown: Story = outcome({ kind: 'notYetTime', opensAt: null });

export const PromoOver: Story = outcome({ kind: 'promoOver' });

export const Ended: Story = outcome({ kind: 'ended' });

export const AllClaimed: Story = outcome({ kind: 'allClaimed' });

/** The last one went while the claim was on its way. */
export const NoMoreVouchers: Story = outcome({ kind: 'noMoreVouchers' });

export const NewUsersOnly: Story = outcome({ kind: 'newUsersOnly' });
