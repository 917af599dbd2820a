import { ROUTES, type Voucher } from '@cangkir/core';
import { DAY_MS } from '@cangkir/core/durations';
import { createVoucher, MEMORY_START } from '@cangkir/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
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

/** More vouchers than stand near a screen. */
const MANY = 60;

const VOUCHERS: readonly Voucher[] = [
  createVoucher('ready', MEMORY_START - DAY_MS),
  createVoucher('ends-soon', MEMORY_START - 6 * DAY_MS),
  { ...createVoucher('used', MEMORY_START - 3 * DAY_MS), usedAt: MEMORY_START - DAY_MS },
  createVoucher('ended', MEMORY_START - 30 * DAY_MS),
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

/** Far from the screen a voucher is one element, so that a thousand take fewer than 1,500. */
export const Many: Story = {
  ...answered(async () => ({
    ok: true,
    value: Array.from({ length: MANY }, (_, index) =>
      createVoucher(`voucher-${index}`, MEMORY_START - DAY_MS),
    ),
  })),
  play: async ({ canvasElement }) => {
    const itemAt = (place: number) => canvasElement.querySelectorAll('li')[place];
    const isTicket = (place: number) => itemAt(place)?.querySelector('a') !== null;
    await waitFor(() => expect(itemAt(MANY - 1)?.textContent).toContain('Rp25.000'));
    await waitFor(() => expect(isTicket(MANY - 1)).toBe(false));
    const height = itemAt(0)?.offsetHeight;

    itemAt(MANY - 1)?.scrollIntoView();
    await waitFor(() => expect(isTicket(MANY - 1)).toBe(true));
    await waitFor(() => expect(isTicket(0)).toBe(false));
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(MANY + 500);
    // The way back finds it where it was.
    await expect(itemAt(0)?.offsetHeight).toBe(height);
    itemAt(0)?.scrollIntoView();
    await waitFor(() => expect(isTicket(0)).toBe(true));
  },
};

export const Empty: Story = answered(async () => ({ ok: true, value: [] }));

export const Failed: Story = answered(async () => ({
  ok: false,
  failure: { kind: 'unreachable' },
}));
