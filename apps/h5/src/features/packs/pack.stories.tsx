import { DAY_MS } from '@cangkir/core/durations';
import { type OfferedPack, summarizePack } from '@cangkir/core/packs';
import { createPack, MEMORY_START } from '@cangkir/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inFrame, withMessages } from '../../testing/in-frame.tsx';
import { packScreen } from './pack.screen.tsx';

const meta = {
  title: 'Pack',
  component: packScreen.Screen,
  loaders: [withMessages('packs', 'purchase')],
  decorators: [inFrame()],
  args: { send: fn() },
} satisfies Meta<typeof packScreen.Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

function offer(changes: Partial<OfferedPack> = {}) {
  const pack = createPack(MEMORY_START, changes);
  const summary = summarizePack(pack.contents);
  return { pack, summary, unpaidOrder: null, problem: null, isBusy: false };
}

const choice = { quantity: 2, total: 120_000 };

const refusal = { message: 'packLimitExceeded', next: 'fixInput', code: null } as const;

export const Loading = { render: () => <packScreen.Skeleton /> };

/** A link of another country leads to the packs of the own one. */
export const NotFound: Story = {
  args: { view: { step: 'onSale', ...offer(), choice, max: 4 } },
  render: () => <>{packScreen.NotFound && <packScreen.NotFound />}</>,
};

export const OnSale: Story = {
  args: { view: { step: 'onSale', ...offer(), choice, max: 4 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Tambah|More|增加/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'CHOOSE_QUANTITY', quantity: 3 });
    await userEvent.click(canvas.getByRole('button', { name: /Rp120\.000/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'BUY' });
  },
};

export const SomeBought: Story = {
  args: { view: { step: 'onSale', ...offer({ boughtBefore: 2 }), choice, max: 2 } },
};

export const NoLimit: Story = {
  args: { view: { step: 'onSale', ...offer({ purchaseLimit: null }), choice, max: 10 } },
};

export const InDollars: Story = {
  args: {
    view: {
      step: 'onSale',
      ...offer({
        price: 12.5,
        currencyCode: 'SGD',
        contents: [
          { title: { id: 'Kopi O', en: 'Kopi O', zh: '咖啡乌' }, value: 5.8, quantity: 3 },
        ],
      }),
      choice: { quantity: 1, total: 12.5 },
      max: 4,
    },
  },
};

/** A refusal is a toast. */
export const Refused: Story = {
  args: { view: { step: 'onSale', ...offer(), choice, max: 4, problem: refusal } },
};

const unpaidOrder = {
  orderNumber: 'P260904K7M4XQ',
  paymentMethod: 'qris',
  amount: 120_000,
  expiresAt: MEMORY_START + 900_000,
} as const;

/** The payment of the earlier order is one tap away, and another purchase stays possible. */
export const Unpaid: Story = {
  args: { view: { step: 'onSale', ...offer(), choice, max: 4, unpaidOrder } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Lanjut bayar|Complete|继续付款/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'CONTINUE_PAYMENT' });
    await userEvent.click(canvas.getByRole('button', { name: /Rp120\.000/ }));
    await expect(args.send).not.toHaveBeenCalledWith({ type: 'BUY' });
    const question = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: /Pesan baru|New order|重新下单/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'BUY' });
  },
};

/** What cannot be bought again says nothing of it. */
export const UnpaidSoldOut: Story = {
  args: { view: { step: 'soldOut', ...offer({ stock: 0 }), unpaidOrder } },
};

export const NotStarted: Story = {
  args: {
    view: {
      step: 'notStarted',
      ...offer({ sale: { start: MEMORY_START + DAY_MS, end: MEMORY_START + 2 * DAY_MS } }),
    },
  },
};

export const SoldOut: Story = { args: { view: { step: 'soldOut', ...offer({ stock: 0 }) } } };

export const LimitReached: Story = {
  args: { view: { step: 'limitReached', ...offer({ boughtBefore: 4 }) } },
};

export const Ended: Story = {
  args: {
    view: {
      step: 'ended',
      ...offer({ sale: { start: MEMORY_START - 2 * DAY_MS, end: MEMORY_START - DAY_MS } }),
    },
  },
};

export const Buying: Story = {
  args: { view: { step: 'buying', pack: offer().pack, summary: offer().summary, choice } },
};

export const Unsettled: Story = {
  args: {
    view: {
      step: 'unsettled',
      pack: offer().pack,
      summary: offer().summary,
      choice,
      problem: { message: 'unreachable', next: 'retry', code: null },
    },
  },
};
