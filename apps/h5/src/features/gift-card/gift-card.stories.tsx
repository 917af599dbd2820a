import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inFrame, withMessages } from '../../testing/in-frame.tsx';
import { giftCardScreen } from './gift-card.screen.tsx';

const meta = {
  title: 'Gift card',
  component: giftCardScreen.Screen,
  loaders: [withMessages('gift-card')],
  decorators: [inFrame()],
  args: { send: fn() },
} satisfies Meta<typeof giftCardScreen.Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const empty = {
  step: 'typing',
  typed: '',
  groups: ['••••', '••••', '••••', '••••'],
  problem: null,
} as const;

const complete = {
  ...empty,
  typed: 'KADO KOPI 2222 3333',
  groups: ['KADO', 'KOPI', '2222', '3333'],
} as const;

function refused(
  message:
    | 'giftCardIncomplete'
    | 'giftCardUsed'
    | 'giftCardUnknown'
    | 'giftCardLimit'
    | 'giftCardQrWrong',
) {
  const problem = { message, next: 'fixInput', code: null } as const;
  return { args: { view: { ...complete, problem } } } satisfies Story;
}

export const Loading = { render: () => <giftCardScreen.Skeleton /> };

export const Empty: Story = {
  args: { view: empty },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Pindai|Scan|扫描/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'SCAN' });
  },
};

const typing = {
  ...empty,
  typed: 'kado-ko',
  groups: ['KADO', 'KO••', '••••', '••••'],
} as const;

export const Typing: Story = {
  args: { view: typing },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'p');
    await expect(args.send).toHaveBeenCalledWith({ type: 'TYPE', text: 'kado-kop' });
  },
};

export const Complete: Story = {
  args: { view: complete },
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: /Tukar gift|Redeem gift|兑换礼品卡/ }),
    );
    await expect(args.send).toHaveBeenCalledWith({ type: 'REDEEM' });
  },
};

/** It is refused before it is sent. */
export const Incomplete: Story = {
  args: { view: { ...typing, problem: refused('giftCardIncomplete').args.view.problem } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/16/);
  },
};

/** The field has the reason beside it. */
export const Used: Story = {
  ...refused('giftCardUsed'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/sudah dipakai|already been|已使用/);
  },
};

export const Unknown: Story = refused('giftCardUnknown');

export const OverLimit: Story = refused('giftCardLimit');

export const WrongQr: Story = refused('giftCardQrWrong');

export const Scanning: Story = { args: { view: { ...empty, step: 'scanning' } } };

export const Redeeming: Story = { args: { view: { ...complete, step: 'redeeming' } } };

export const Unsettled: Story = {
  args: {
    view: { step: 'unsettled', problem: { message: 'unreachable', next: 'retry', code: null } },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Coba lagi|Try again|重试/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'RETRY' });
  },
};

export const Redeemed: Story = {
  args: {
    view: {
      step: 'redeemed',
      receipt: { value: 100_000, balance: 1_600_000, currencyCode: 'IDR' },
    },
  },
};

export const RedeemedInDollars: Story = {
  args: {
    view: { step: 'redeemed', receipt: { value: 25, balance: 31.5, currencyCode: 'SGD' } },
  },
};
