import { fail, ROUTES, type ScreenGateways, succeed } from '@cangkir/core';
import { createAccount, MEMORY_START } from '@cangkir/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { composeInMemory } from '../../compose-in-memory.ts';
import type { Product } from '../../product-context.tsx';
import { inFrame, withMessages } from '../../testing/in-frame.tsx';
import { createMemberProduct } from '../../testing/member-product.ts';
import { pointsScreen } from './points.screen.tsx';

const meta = {
  title: 'Points',
  component: pointsScreen.Screen,
  loaders: [withMessages('mine')],
} satisfies Meta<typeof pointsScreen.Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const asMember = () => createMemberProduct(ROUTES.points);

/** The points as a person sees them, with what the account's gateway answers. */
function seenBy(product: () => Product, answers: Partial<ScreenGateways['account']> = {}): Story {
  return {
    decorators: [
      inFrame(() => {
        const opened = product();
        const account = { ...opened.gateways.account, ...answers };
        return { ...opened, gateways: { ...opened.gateways, account } };
      }),
    ],
  };
}

export const Skeleton = {
  decorators: [inFrame()],
  render: () => <pointsScreen.Skeleton />,
};

export const Several: Story = {
  ...seenBy(asMember),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('240')).toBeVisible();
    await expect(await canvas.findByText('+140')).toBeVisible();
    await expect(canvas.getAllByText('−100')).toHaveLength(1);
  },
};

export const Nothing: Story = seenBy(asMember, {
  find: async () => succeed(createAccount(MEMORY_START, { credits: [] })),
  pointsHistory: async () => succeed([]),
});

/** A member in Singapore earns more points, and redeems none. */
export const InSingapore: Story = {
  ...seenBy(() => {
    const product = asMember();
    product.app.session.global.set({ userInfo: { id: 'member-2', phone: '+6581230404' } });
    return product;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/S\$1\.00/)).toBeVisible();
    await expect(canvas.queryByText(/Rp50/)).not.toBeInTheDocument();
  },
};

export const Loading: Story = seenBy(asMember, {
  find: () => new Promise<never>(() => {}),
  pointsHistory: () => new Promise<never>(() => {}),
});

export const Failed: Story = seenBy(asMember, {
  find: async () => fail({ kind: 'unreachable' }),
  pointsHistory: async () => fail({ kind: 'unreachable' }),
});

export const Visitor: Story = seenBy(() => composeInMemory({ route: ROUTES.points }));
