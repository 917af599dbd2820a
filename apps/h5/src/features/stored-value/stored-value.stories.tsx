import { ROUTES } from '@cangkir/core';
import { DAY_MS } from '@cangkir/core/durations';
import { createStoredValue, MEMORY_START } from '@cangkir/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inFrame, withMessages } from '../../testing/in-frame.tsx';
import { createMemberProduct } from '../../testing/member-product.ts';
import { storedValueScreen } from './stored-value.screen.tsx';

const meta = {
  title: 'Stored value',
  component: storedValueScreen.Screen,
  loaders: [withMessages('stored-value')],
} satisfies Meta<typeof storedValueScreen.Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

type Find = ReturnType<typeof createMemberProduct>['gateways']['storedValue']['find'];

const STORED = createStoredValue(MEMORY_START);

/** A member's stored value, as the backend answers it. */
function answered(find: Find): Story {
  return {
    decorators: [
      inFrame(() => {
        const product = createMemberProduct(ROUTES.storedValue);
        return { ...product, gateways: { ...product.gateways, storedValue: { find } } };
      }),
    ],
  };
}

export const Skeleton = {
  decorators: [inFrame()],
  render: () => <storedValueScreen.Skeleton />,
};

export const Loading: Story = answered(() => new Promise(() => {}));

export const Balance: Story = {
  ...answered(async () => ({ ok: true, value: STORED })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rp62.000')).toBeVisible();
    await expect(canvas.getByText('+Rp100.000')).toBeVisible();
    await expect(canvas.getByText('−Rp38.000')).toBeVisible();
  },
};

/** An order waits for a gift card. */
export const OrderToPay: Story = {
  ...answered(async () => ({ ok: true, value: STORED })),
  play: async ({ canvas }) => {
    const order = await canvas.findByRole('link', { name: /gift card|礼品卡/ });
    await expect(order).toHaveAttribute('href', '#/paynow?orderNumber=G20260904001');
  },
};

/** What the phone kept is older than the payment: nothing can be paid any more. */
export const OrderExpired: Story = {
  ...answered(async () => ({ ok: true, value: createStoredValue(MEMORY_START - DAY_MS) })),
  play: async ({ canvas }) => {
    await canvas.findByText('Rp62.000');
    await expect(canvas.queryByRole('link', { name: /gift card|礼品卡/ })).toBeNull();
  },
};

export const LongHistory: Story = answered(async () => ({
  ok: true,
  value: {
    ...STORED,
    balance: 1_500_000,
    movements: [
      { id: 'refund', kind: 'refund', amount: 38_000, at: MEMORY_START },
      ...Array.from({ length: 6 }, (_, index) => ({
        id: `order-${index}`,
        kind: 'purchase' as const,
        amount: -38_000,
        at: MEMORY_START - index * DAY_MS,
      })),
      { id: 'card', kind: 'giftCard', amount: 1_690_000, at: MEMORY_START - 9 * DAY_MS },
    ],
  },
}));

export const Empty: Story = answered(async () => ({
  ok: true,
  value: { ...STORED, balance: 0, movements: [] },
}));

export const InDollars: Story = answered(async () => ({
  ok: true,
  value: { ...STORED, balance: 31.5, limit: 500, currencyCode: 'SGD', movements: [] },
}));

export const Failed: Story = answered(async () => ({
  ok: false,
  failure: { kind: 'unreachable' },
}));

export const LoggedOut: Story = { decorators: [inFrame()] };
