import { ROUTES } from '@cangkir/core';
import { DAY_MS } from '@cangkir/core/durations';
import type { RightsCardOffer } from '@cangkir/core/rights-card';
import { createRightsCard, MEMORY_START } from '@cangkir/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { composeInMemory } from '../../compose-in-memory.ts';
import { inFrame, withMessages } from '../../testing/in-frame.tsx';
import { rightsCardScreen } from './rights-card.screen.tsx';

const meta = {
  title: 'Rights card',
  component: rightsCardScreen.Screen,
  loaders: [withMessages('rights-card', 'purchase')],
  decorators: [inFrame()],
  args: { send: fn() },
} satisfies Meta<typeof rightsCardScreen.Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const { benefits, title, price, currencyCode, validity } = createRightsCard();

const none: RightsCardOffer = {
  title,
  price,
  currencyCode,
  validity,
  status: 'none',
  benefits: benefits.map(({ usedAt: _usedAt, ...benefit }) => ({
    ...benefit,
    state: 'offered',
    renewsAt: null,
  })),
  endsAt: null,
  nextEndsAt: MEMORY_START + 30 * DAY_MS,
  saving: 178_000,
  unpaidOrder: null,
};

const active: RightsCardOffer = {
  ...none,
  status: 'active',
  endsAt: MEMORY_START + 12 * DAY_MS,
  nextEndsAt: MEMORY_START + 42 * DAY_MS,
  benefits: none.benefits.map((benefit, index) => ({
    ...benefit,
    state: index === 1 ? 'open' : 'used',
    renewsAt: index === 0 ? MEMORY_START + DAY_MS : null,
  })),
};

const product = composeInMemory({ route: ROUTES.rightsCard });

const offline = { message: 'unreachable', next: 'retry', code: null } as const;

export const Loading = { render: () => <rightsCardScreen.Skeleton /> };

export const Offered: Story = {
  args: { view: { step: 'ready', offer: none, problem: null, redemption: null, shown: null } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Rp49\.000/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'BUY' });
  },
};

/** An open benefit is one tap away from the cashier. */
export const Active: Story = {
  args: { view: { step: 'ready', offer: active, problem: null, redemption: null, shown: null } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Pakai|Use|使用)/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'SHOW_BENEFIT', benefitId: 'pastry' });
  },
};

function shown(state: 'open' | 'used', renewsAt: number | null): Story {
  const [benefit] = active.benefits;
  if (benefit === undefined) throw new Error('Expected a benefit.');
  return {
    args: {
      view: {
        step: 'ready',
        offer: active,
        problem: null,
        redemption: null,
        shown: { qr: 'KM7F3K9Q2MXA.upsize', benefit: { ...benefit, state, renewsAt } },
      },
    },
  };
}

export const Shown: Story = {
  ...shown('open', null),
  play: async ({ canvas, args }) => {
    const code = await canvas.findByRole('img', { name: /QR|二维码/ });
    await waitFor(() => expect(code).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /Tutup|Close|关闭/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'CLOSE' });
  },
};

/** The cashier has scanned it: there is no QR any more, and the page says when it is ready again. */
export const ShownUsed: Story = {
  ...shown('used', MEMORY_START + DAY_MS),
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(/lagi|again|再次/)).toBeVisible());
    await expect(dialog.queryByRole('img', { name: /QR|二维码/ })).toBeNull();
  },
};

/** The payment of the earlier order is one tap away, and another purchase stays possible. */
export const Unpaid: Story = {
  args: {
    view: {
      step: 'ready',
      offer: {
        ...active,
        unpaidOrder: {
          orderNumber: 'K260904K7M4XQ',
          paymentMethod: 'qris',
          amount: 49_000,
          expiresAt: MEMORY_START + 900_000,
        },
      },
      problem: null,
      redemption: null,
      shown: null,
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Lanjut bayar|Complete|继续付款/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'CONTINUE_PAYMENT' });
    await userEvent.click(canvas.getByRole('button', { name: /Rp49\.000/ }));
    await expect(args.send).not.toHaveBeenCalledWith({ type: 'BUY' });
    const question = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: /Pesan baru|New order|重新下单/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'BUY' });
  },
};

export const Ended: Story = {
  args: {
    view: {
      step: 'ready',
      offer: { ...none, status: 'ended', endsAt: MEMORY_START - DAY_MS },
      problem: null,
      redemption: null,
      shown: null,
    },
  },
};

/** A card that costs what it gives boasts of nothing. */
export const NoSaving: Story = {
  args: {
    view: {
      step: 'ready',
      offer: { ...none, saving: 0 },
      problem: null,
      redemption: null,
      shown: null,
    },
  },
};

export const InDollars: Story = {
  args: {
    view: {
      step: 'ready',
      offer: {
        ...none,
        validity: { count: 2, unit: 2 },
        currencyCode: 'SGD',
        price: 9.9,
        saving: 14,
        benefits: none.benefits.map((benefit) => ({ ...benefit, value: 1.5 })),
      },
      problem: null,
      redemption: null,
      shown: null,
    },
  },
};

export const Refused: Story = {
  args: {
    view: {
      step: 'ready',
      offer: none,
      problem: { ...offline, message: 'busy' },
      redemption: null,
      shown: null,
    },
  },
};

/** Taps do nothing while it is ordered. */
export const Buying: Story = {
  args: { view: { step: 'buying', offer: none } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { busy: true }));
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** In another country there is nothing to buy, and the packs are one tap away. */
export const NotSold: StoryObj = {
  decorators: [inFrame(() => product)],
  render: () => <>{rightsCardScreen.NotFound && <rightsCardScreen.NotFound />}</>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(canvas.queryByText(/Rp/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /paket|packs|券包/i }));
    await expect(product.router.current()).toBe(ROUTES.packs);
  },
};

export const Unsettled: Story = {
  args: { view: { step: 'unsettled', offer: none, problem: offline } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', {
      name: /belum terkonfirmasi|isn’t confirmed|尚未确认/,
    });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

const redemption = {
  balance: 240,
  barrier: null,
  points: 0,
  max: 100,
  step: 2,
  discount: 0,
} as const;

/** Points are one tap away, as many as the order accepts. */
export const Points: Story = {
  args: { view: { step: 'ready', offer: none, problem: null, redemption, shown: null } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.send).toHaveBeenCalledWith({ type: 'CHOOSE_POINTS', points: 100 });
  },
};

/** The price falls with the points, in twos. */
export const PointsChosen: Story = {
  args: {
    view: {
      step: 'ready',
      offer: none,
      problem: null,
      redemption: { ...redemption, points: 98, discount: 4900 },
      shown: null,
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /Rp44\.100/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Tambah|More|增加/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'CHOOSE_POINTS', points: 100 });
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.send).toHaveBeenCalledWith({ type: 'CHOOSE_POINTS', points: 0 });
  },
};

export const PointsInTheApp: Story = {
  args: {
    view: {
      step: 'ready',
      offer: none,
      problem: null,
      redemption: { ...redemption, barrier: 'appTooOld', max: 0 },
      shown: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/3\.3\.0/)).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};
