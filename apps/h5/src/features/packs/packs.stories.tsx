import { ROUTES } from '@cangkir/core';
import { DAY_MS } from '@cangkir/core/durations';
import { createPack, MEMORY_START } from '@cangkir/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { composeInMemory } from '../../compose-in-memory.ts';
import { inFrame, withMessages } from '../../testing/in-frame.tsx';
import { packsScreen } from './packs.screen.tsx';

const meta = {
  title: 'Packs',
  component: packsScreen.Screen,
  loaders: [withMessages('packs')],
} satisfies Meta<typeof packsScreen.Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

type PackGateway = ReturnType<typeof composeInMemory>['gateways']['packs'];

const PACKS = [
  createPack(MEMORY_START),
  createPack(MEMORY_START, { id: 'habis', stock: 0 }),
  createPack(MEMORY_START + DAY_MS, { id: 'besok' }),
  createPack(MEMORY_START, { id: 'batas', purchaseLimit: 1, boughtBefore: 1 }),
];

/** The list, as the backend answers it. */
function answered(list: PackGateway['list']): Story {
  return {
    decorators: [
      inFrame(() => {
        const product = composeInMemory({ route: ROUTES.packs });
        const { gateways } = product;
        return { ...product, gateways: { ...gateways, packs: { ...gateways.packs, list } } };
      }),
    ],
  };
}

export const Skeleton = {
  decorators: [inFrame()],
  render: () => <packsScreen.Skeleton />,
};

export const Loading: Story = answered(() => new Promise(() => {}));

export const Several: Story = {
  ...answered(async () => ({ ok: true, value: PACKS })),
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('link');
    await expect(cards[0]).toHaveAttribute('href', '#/mine/packs/hemat');
  },
};

export const Empty: Story = answered(async () => ({ ok: true, value: [] }));

export const Failed: Story = answered(async () => ({
  ok: false,
  failure: { kind: 'unreachable' },
}));
