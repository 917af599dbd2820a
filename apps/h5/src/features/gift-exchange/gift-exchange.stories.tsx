import { DAY_MS } from '@cangkir/core/durations';
import type { GiftPictureName, GiftView } from '@cangkir/core/gift-exchange';
import { MEMORY_START } from '@cangkir/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inFrame, withMessages } from '../../testing/in-frame.tsx';
import { giftExchangeScreen } from './gift-exchange.screen.tsx';

const meta = {
  title: 'Gift exchange',
  component: giftExchangeScreen.Screen,
  loaders: [withMessages('gift-exchange')],
  decorators: [inFrame()],
  args: { send: fn() },
} satisfies Meta<typeof giftExchangeScreen.Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const name = { id: 'Tukar Poin Seru', en: 'Points for Gifts', zh: '积分兑好礼' };

function gift(
  picture: GiftPictureName,
  [id, en, zh]: readonly [string, string, string],
  changes: Partial<GiftView> = {},
): GiftView {
  return {
    id: picture,
    name: { id, en, zh },
    picture,
    points: 60,
    missing: 0,
    stock: 80,
    taken: 0,
    availability: 'available',
    max: 5,
    ...changes,
  };
}

const MOKA_POT = gift('mokaPot', ['Teko Moka', 'Moka Pot', '摩卡壶'], {
  points: 500,
  missing: 260,
  max: 1,
});

const TOTE_BAG = gift('toteBag', ['Tas Kanvas', 'Tote Bag', '帆布袋']);

const GIFTS = [
  TOTE_BAG,
  gift('enamelMug', ['Gelas Enamel', 'Enamel Mug', '搪瓷杯'], { points: 100, taken: 1 }),
  MOKA_POT,
  gift('coaster', ['Tatakan Rotan', 'Rattan Coaster', '藤编杯垫'], {
    points: 20,
    stock: 0,
    availability: 'soldOut',
  }),
  gift('recipeBook', ['Buku Resep', 'Recipe Book', '咖啡食谱'], {
    points: 40,
    taken: 1,
    availability: 'limitReached',
  }),
  gift('gift', ['Kotak Kejutan', 'Surprise Box', '惊喜盒'], { points: 30 }),
];

const offer = { name, balance: 240, gifts: GIFTS };

const order = { gift: TOTE_BAG, quantity: 2, cost: 120 };

const choosing = {
  step: 'choosing',
  ...offer,
  choice: null,
  problem: null,
  isBusy: false,
} as const;

const chosen = {
  ...choosing,
  choice: { gift: TOTE_BAG, typedQuantity: '2', order, missing: 0 },
};

function refused(message: 'giftExchangeFailed' | 'giftExchangeLimit'): Story {
  return { args: { view: { ...chosen, problem: { message, next: 'fixInput', code: null } } } };
}

/** How one gets the gift: at any store, by the phone number. */
const pickUp = /gerai kami mana saja.*nomor HP|any of our stores.*phone number|手机号.*任意门店/;

export const Loading = { render: () => <giftExchangeScreen.Skeleton /> };

export const Choosing: Story = {
  args: { view: choosing },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(pickUp)).toBeVisible();
    const [first, , , soldOut] = canvas.getAllByRole('radio');
    await expect(soldOut).toBeDisabled();
    // A user who has had theirs, or lacks the points, sees how many are left for others.
    const left = canvas.getAllByText(/^(Sisa 80|80 left|剩余 80 件)$/);
    await expect(left).toHaveLength(GIFTS.length - 1);
    if (first !== undefined) await userEvent.click(first);
    await expect(args.send).toHaveBeenCalledWith({ type: 'CHOOSE', giftId: 'toteBag' });
  },
};

export const Visitor: Story = {
  args: { view: { ...choosing, balance: null } },
};

export const Chosen: Story = {
  args: { view: chosen },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Tambah|More|增加/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'TYPE_QUANTITY', text: '3' });
    await userEvent.click(canvas.getByRole('button', { name: /120/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'EXCHANGE' });
  },
};

function tooDear(gift: GiftView, quantity: number): Story {
  const cost = quantity * gift.points;
  const missing = cost - offer.balance;
  const choice = {
    gift,
    typedQuantity: String(quantity),
    order: { gift, quantity, cost },
    missing,
  };
  return {
    args: { view: { ...choosing, choice } },
    play: async ({ canvas, args }) => {
      const button = canvas.getByRole('button', { name: new RegExp(String(missing)) });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
      await expect(args.send).not.toHaveBeenCalled();
    },
  };
}

/** The points do not suffice: the button says how many are missing, and a tap does nothing. */
export const TooDear: Story = tooDear(MOKA_POT, 1);

/** They suffice for one, and not for as many. */
export const TooMany: Story = tooDear(TOTE_BAG, 5);

export const Failed: Story = refused('giftExchangeFailed');

export const OverTheMaximum: Story = refused('giftExchangeLimit');

/** The points were spent elsewhere meanwhile. */
export const PointsInsufficient: Story = {
  args: {
    view: {
      ...chosen,
      balance: 100,
      choice: { ...chosen.choice, missing: 20 },
      problem: { message: 'pointsInsufficient', next: 'fixInput', code: null },
    },
  },
};

export const Busy: Story = { args: { view: { ...chosen, isBusy: true } } };

/** Points are spent after a question alone: nothing is pending behind it. */
export const Confirming: Story = {
  args: { view: { ...chosen, step: 'confirming' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { busy: true, hidden: true })).toBeNull();
    await expect(await canvas.findByRole('alertdialog')).toHaveAccessibleDescription(pickUp);
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Tukar|Yes, spend points|确认兑换)$/ }),
    );
    await expect(args.send).toHaveBeenCalledWith({ type: 'CONFIRM' });
  },
};

export const Exchanging: Story = { args: { view: { step: 'exchanging', ...offer, order } } };

export const Unsettled: Story = {
  args: {
    view: {
      step: 'unsettled',
      name,
      order,
      problem: { message: 'unreachable', next: 'retry', code: null },
    },
  },
};

export const Exchanged: Story = {
  args: { view: { step: 'exchanged', name, order, balance: 120 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(pickUp)).toBeVisible();
  },
};

/** The activity no longer offers the gift. */
export const ExchangedUnlisted: Story = {
  args: { view: { step: 'exchanged', name, order: null, balance: 60 } },
};

export const NotStarted: Story = {
  args: { view: { step: 'notStarted', name, startsAt: MEMORY_START + 2 * DAY_MS } },
};

export const Ended: Story = { args: { view: { step: 'ended', name } } };
