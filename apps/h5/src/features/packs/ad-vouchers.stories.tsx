import { ROUTES, succeed } from '@cangkir/core';
import { createPack, MEMORY_START } from '@cangkir/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { composeInMemory } from '../../compose-in-memory.ts';
import { inFrame, withMessages } from '../../testing/in-frame.tsx';
import { createMemberProduct } from '../../testing/member-product.ts';
import { adVouchersScreen } from './ad-vouchers.screen.tsx';

const meta = {
  title: 'Ad vouchers',
  component: adVouchersScreen.Screen,
  loaders: [withMessages('packs')],
} satisfies Meta<typeof adVouchersScreen.Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

type PackGateway = ReturnType<typeof composeInMemory>['gateways']['packs'];

const PACKS = [
  createPack(MEMORY_START, { id: 'perdana', channel: 'ad' }),
  createPack(MEMORY_START, { id: 'berdua', channel: 'ad', stock: 0 }),
];

/** The vouchers for a member, as the backend answers them. */
function answered(list: PackGateway['list'], paySuccess = false): Story {
  return {
    decorators: [
      inFrame(() => {
        const product = createMemberProduct(ROUTES.adVouchers);
        product.app.session.adVoucher.set({ paySuccess });
        const { gateways } = product;
        return { ...product, gateways: { ...gateways, packs: { ...gateways.packs, list } } };
      }),
    ],
  };
}

export const Skeleton = {
  decorators: [inFrame()],
  render: () => <adVouchersScreen.Skeleton />,
};

export const Loading: Story = answered(() => new Promise(() => {}));

export const Several: Story = {
  ...answered(async (channel) => succeed(channel === 'ad' ? PACKS : [])),
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('link');
    await expect(cards[0]).toHaveAttribute('href', '#/mine/packs/perdana');
    await expect(
      canvas.queryByRole('button', { name: /Lihat voucher|View vouchers|查看优惠券/ }),
    ).toBeNull();
  },
};

/** A purchase that is paid leads to the wallet. */
export const Bought: Story = {
  ...answered(async () => succeed(PACKS), true),
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: /Lihat voucher|View vouchers|查看优惠券/ });
    await expect(open).toBeVisible();
  },
};

export const Empty: Story = answered(async () => succeed([]));

export const Failed: Story = answered(async () => ({
  ok: false,
  failure: { kind: 'unreachable' },
}));
