import { ROUTES, succeed, targetLink, type Voucher, withQuery } from '@cangkir/core';
import { DAY_MS } from '@cangkir/core/durations';
import { createVoucher, MEMORY_START } from '@cangkir/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { inFrame, withMessages } from '../../testing/in-frame.tsx';
import { createMemberProduct } from '../../testing/member-product.ts';
import { couponDetailScreen } from './coupon-detail.screen.tsx';

const meta = {
  title: 'Voucher',
  component: couponDetailScreen.Screen,
  loaders: [withMessages('vouchers')],
} satisfies Meta<typeof couponDetailScreen.Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const push = fn();

const ready = createVoucher('ready', MEMORY_START - DAY_MS);

type VoucherGateway = ReturnType<typeof createMemberProduct>['gateways']['vouchers'];

/** A voucher of a member, as the backend answers it. */
function answered(find: VoucherGateway['find']): Story {
  return {
    decorators: [
      inFrame(() => {
        const product = createMemberProduct(withQuery(ROUTES.couponDetail, { id: 'ready' }));
        const { gateways } = product;
        return { ...product, gateways: { ...gateways, vouchers: { ...gateways.vouchers, find } } };
      }),
    ],
  };
}

function found(value: Voucher): Story {
  return answered(async () => ({ ok: true, value }));
}

export const Skeleton = {
  decorators: [inFrame()],
  render: () => <couponDetailScreen.Skeleton />,
};

export const Ready: Story = found(ready);

/** The code for the cashier, over the whole screen, which stays on. */
export const Code: Story = {
  ...found(ready),
  play: async ({ canvas }) => {
    const keepOn = spyOn(navigator.wakeLock, 'request').mockRejectedValue(new Error('Low battery'));
    const button = await canvas.findByRole('button', { name: /Pakai|Use|使用/ });
    await expect(keepOn).not.toHaveBeenCalled();
    await userEvent.click(button);
    await expect(await canvas.findByRole('dialog')).toBeVisible();
    await expect(keepOn).toHaveBeenCalledWith('screen');
  },
};

/** An app that is too old leads to its update. */
export const AppTooOld: Story = {
  decorators: [
    inFrame(() => {
      const product = createMemberProduct(withQuery(ROUTES.couponDetail, { id: 'ready' }));
      const { gateways, native, router } = product;
      return {
        ...product,
        native: { ...native, appVersion: async () => succeed('3.2.9') },
        router: { ...router, push },
        gateways: {
          ...gateways,
          vouchers: { ...gateways.vouchers, find: async () => succeed(ready) },
        },
      };
    }),
  ],
  play: async ({ canvas }) => {
    push.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: /Pakai|Use|使用/ }));
    await expect(push).toHaveBeenLastCalledWith(
      targetLink(ROUTES.exchangeCenter, withQuery(ROUTES.couponDetail, { id: 'ready' })),
    );
  },
};

export const Used: Story = found({ ...ready, usedAt: MEMORY_START });

export const Ended: Story = found(createVoucher('ready', MEMORY_START - 30 * DAY_MS));

export const Failed: Story = answered(async () => ({
  ok: false,
  failure: { kind: 'unreachable' },
}));
