import { E_WALLETS } from '@cangkir/core';
import { DAY_MS } from '@cangkir/core/durations';
import { summarizePack } from '@cangkir/core/packs';
import { createPack, createPackOrder, MEMORY_START } from '@cangkir/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inFrame, withMessages } from '../../testing/in-frame.tsx';
import { packOrderScreen } from './pack-order.screen.tsx';

const meta = {
  title: 'Pack order',
  component: packOrderScreen.Screen,
  loaders: [withMessages('packs', 'purchase')],
  decorators: [inFrame()],
  args: { send: fn() },
} satisfies Meta<typeof packOrderScreen.Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const order = createPackOrder(MEMORY_START);

const paid = {
  step: 'paid',
  order,
  title: createPack(MEMORY_START).title,
  refund: null,
  summary: summarizePack(order.contents),
  problem: null,
} as const;

export const Loading = { render: () => <packOrderScreen.Skeleton /> };

/** Its payment takes its place in a moment. */
export const SkeletonBeforePayment: Story = { args: { view: { step: 'unpaid' } } };

export const Paid: Story = { args: { view: paid } };

/** A tap selects the whole number, but not one on the button beside it. */
export const SelectedByATap: Story = {
  args: { view: paid },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(order.orderNumber)).toHaveStyle({ userSelect: 'all' });
    const button = canvas.getByRole('button', { name: /Salin|Copy|复制/ });
    await expect(button.parentElement).not.toHaveStyle({ userSelect: 'all' });
  },
};

/** An ad's pack is paid on the provider's page. */
export const PaidAd: Story = {
  args: {
    view: { ...paid, order: { ...order, channel: 'ad', paymentMethod: 'webPayment' } },
  },
};

export const Reorder: Story = {
  args: { view: paid },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Beli lagi|Buy again|再买/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'REORDER' });
  },
};

export const ReorderRefused: Story = {
  args: {
    view: { ...paid, problem: { message: 'packSaleEnded', next: 'leave', code: null } },
  },
};

/** The chain cancelled it: the day of the refund takes the place of the vouchers. */
export const Refunded: Story = {
  args: {
    view: {
      ...paid,
      order: { ...order, paymentMethod: 'eWalletA', refundedAt: MEMORY_START },
      refund: { kind: 'by', latest: MEMORY_START + 5 * DAY_MS },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(E_WALLETS.eWalletA))).toBeVisible();
    await expect(canvas.getByText(/paling lambat|by|最\u2060迟/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /voucher|优惠券/i })).toBeNull();
  },
};
