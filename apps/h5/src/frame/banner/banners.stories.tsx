import { BANNER_PLACEMENT, ROUTES, type ScreenGateways, succeed } from '@cangkir/core';
import type { Banner } from '@cangkir/core/banners';
import { DAY_MS } from '@cangkir/core/durations';
import { createBanner, MEMORY_START } from '@cangkir/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { composeInMemory } from '../../compose-in-memory.ts';
import { inFrame, withMessages } from '../../testing/in-frame.tsx';
import { Page } from '../page.tsx';
import { PlacedBanners } from '../placed-banners.tsx';

const meta = {
  title: 'Banners',
  component: PlacedBanners,
  loaders: [withMessages()],
  args: { placement: 'myCenter' },
  render: (args) => (
    <Page title="Menu">
      <p>Kopi susu</p>
      <PlacedBanners {...args} />
    </Page>
  ),
} satisfies Meta<typeof PlacedBanners>;

export default meta;
type Story = StoryObj<typeof meta>;

const placement = BANNER_PLACEMENT.myCenter;

const banner = (changes: Partial<Banner> = {}) =>
  createBanner(MEMORY_START, { placement, ...changes });

/** A page on which the backend has these banners for the placement, as it answers it once it is asked. */
function having(banners: readonly Banner[]): Pick<Story, 'decorators'> {
  return answering(async () => succeed(banners));
}

function answering(find: ScreenGateways['banners']['find']): Pick<Story, 'decorators'> {
  return {
    decorators: [
      inFrame(() => {
        const product = composeInMemory({ route: ROUTES.mine });
        return { ...product, gateways: { ...product.gateways, banners: { find } } };
      }),
    ],
  };
}

const LINK = { name: /Gula Aren|Palm Sugar|椰糖奶咖/ };

/** It stands at the end of the page, and leads on. */
export const Placed: Story = {
  ...having([banner(), banner({ id: 'pack', picture: 'pack', text: null })]),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link', LINK)).toHaveLength(2));
    const [first] = canvas.getAllByRole('link', LINK);
    await expect(first).toHaveAttribute('href', expect.stringContaining('/get-coupons'));
  },
};

/** An address that is not allowed is no link. */
export const NoLink: Story = {
  ...having([banner({ forwardUrl: 'https://elsewhere.test/' })]),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(LINK.name)).toBeVisible());
    await expect(canvas.queryByRole('link', LINK)).not.toBeInTheDocument();
  },
};

/** A banner of another time shows nothing, and takes no room. */
export const None: Story = {
  ...having([banner({ startsAt: MEMORY_START + DAY_MS })]),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(LINK.name)).not.toBeInTheDocument();
  },
};

/** While the person looks at what stands around it, nothing is added there. */
export const Held: Story = {
  ...having([banner()]),
  render: (args) => <HeldUntilTap {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(canvas.getByRole('link', LINK)).toBeVisible());
  },
};

const asked = fn();

/** Without an answer the page stays as it is. */
export const Unanswered: Story = {
  ...answering((placement) => {
    asked(placement);
    return new Promise(() => {});
  }),
  render: (args) => <HeldUntilTap {...args} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(asked).toHaveBeenCalledWith('myCenter'));
    await userEvent.click(canvas.getByRole('button', { name: 'Tutup' }));
    await expect(canvas.getByRole('button', { name: 'Tutup' })).toBeVisible();
  },
};

function HeldUntilTap(args: Parameters<typeof PlacedBanners>[0]) {
  const [isHeld, setHeld] = useState(true);
  return (
    <Page title="Menu">
      <button type="button" onClick={() => setHeld(false)}>
        Tutup
      </button>
      <PlacedBanners {...args} isHeld={isHeld} />
    </Page>
  );
}
