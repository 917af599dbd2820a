import { ROUTES, type Voucher } from '@cangkir/core';
import { createVoucher, MEMORY_START } from '@cangkir/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inFrame, withMessages } from '../../testing/in-frame.tsx';
import { createMemberProduct } from '../../testing/member-product.ts';
import { vouchersScreen } from './vouchers.screen.tsx';

const meta = {
  title: 'Wallet',
  component: vouchersScreen.Screen,
  loaders: [withMessages('vouchers')],
} satisfies Meta<typeof vouchersScreen.Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const DAY = 86_400_000;

const VOUCHERS: readonly Voucher[] = [
  createVoucher('ready', MEMORY_START - DAY),
  createVoucher('ends-soon', MEMORY_START - 6 * DAY),
  { ...createVoucher('used', MEMORY_START - 3 * DAY), usedAt: MEMORY_START - DAY },
  createVoucher('ended', MEMORY_START - 30 * DAY),
];

type VoucherGateway = ReturnType<typeof createMemberProduct>['gateways']['vouchers'];

/** The wallet of a member, as the backend answers it. */
function answered(list: VoucherGateway['list']): Story {
  return {
    decorators: [
      inFrame(() => {
        const product = createMemberProduct(ROUTES.vouchers);
        const { gateways } = product;
        return { ...product, gateways: { ...gateways, vouchers: { ...gateways.vouchers, list } } };
      }),
    ],
  };
}

export const Skeleton = {
  decorators: [inFrame()],
  render: () => <vouchersScreen.Skeleton />,
};

export const LoggedOut: Story = { decorators: [inFrame()] };

export const Loading: Story = answered(() => new Promise(() => {}));

export const Several: Story = answered(async () => ({ ok: true, value: VOUCHERS }));

export const Empty: Story = answered(async () => ({ ok: true, value: [] }));

export const Failed: Story = answered(async () => ({
  ok: false,
  failure: { kind: 'unreachable' },
}));
