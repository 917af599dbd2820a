import { DAY_MS, HOUR_MS } from '@cangkir/core/durations';
import { MEMORY_START } from '@cangkir/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inFrame, withMessages } from '../../testing/in-frame.tsx';
import { prizeFormScreen } from './prize-form.screen.tsx';

const meta = {
  title: 'Prize form',
  component: prizeFormScreen.Screen,
  loaders: [withMessages('prize-form')],
  decorators: [inFrame()],
  args: { send: fn() },
} satisfies Meta<typeof prizeFormScreen.Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const prize = { name: { id: 'Tumbler', en: 'Tumbler', zh: '随行杯' }, kind: 'goods' } as const;
const recipient = {
  name: 'Penerima Hadiah',
  phone: '+6281234567890',
  address: 'Jalan Melati 12, RT 03/RW 05\nCoblong, Bandung 40115',
};

const unreachable = { message: 'unreachable', next: 'retry', code: null } as const;

const form = {
  prize,
  market: 'ID',
  closesAt: MEMORY_START + 5 * DAY_MS,
  typed: { name: '', phone: '', address: '' },
  fieldProblems: {},
  problem: null,
  isBusy: false,
} as const;

const typed = { ...form, typed: { ...recipient, phone: '0812 3456 7890' } };

const sent = {
  step: 'sent',
  prize,
  recipient,
  sentAt: MEMORY_START,
  shippedBy: MEMORY_START + 20 * DAY_MS,
  wasFirst: false,
} as const;

export const Loading = { render: () => <prizeFormScreen.Skeleton /> };

export const Blank: Story = { args: { view: { step: 'filling', ...form } } };

export const Typed: Story = {
  args: { view: { step: 'filling', ...typed } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /penerima|Recipient|收货人/ }), 'a');
    const text = `${recipient.name}a`;
    await expect(args.send).toHaveBeenCalledWith({ type: 'TYPE', field: 'name', text });
    await userEvent.click(canvas.getByRole('button', { name: /Lanjut|Continue|下一步/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'SUBMIT' });
  },
};

/** Enter leads on, and does not judge the fields that are still empty. */
export const NextField: Story = {
  args: { view: { step: 'filling', ...typed } },
  play: async ({ canvas, args }) => {
    const [name, phone, address] = canvas.getAllByRole('textbox');
    name?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(phone).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(address).toHaveFocus();
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** On the last day the time counts down in hours. */
export const LastHours: Story = {
  args: { view: { step: 'filling', ...typed, closesAt: MEMORY_START + 3 * HOUR_MS } },
};

export const Missing: Story = {
  args: {
    view: {
      step: 'filling',
      ...form,
      fieldProblems: {
        name: { kind: 'missing' },
        phone: { kind: 'missing' },
        address: { kind: 'missing' },
      },
    },
  },
};

export const Invalid: Story = {
  args: {
    view: {
      step: 'filling',
      ...form,
      typed: { name: recipient.name, phone: '0812', address: 'Bandung' },
      fieldProblems: {
        phone: { kind: 'invalid' },
        address: { kind: 'tooShort', min: 10 },
      },
    },
  },
};

export const TooLong: Story = {
  args: {
    view: {
      step: 'filling',
      ...typed,
      typed: { ...typed.typed, address: 'Jalan Melati 12, '.repeat(16) },
      fieldProblems: { address: { kind: 'tooLong', max: 250 } },
    },
  },
};

/** A double tap checks once. */
export const Checking: Story = {
  args: { view: { step: 'filling', ...typed, isBusy: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { busy: true }));
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const Offline: Story = {
  args: { view: { step: 'filling', ...typed, problem: unreachable } },
};

export const Confirm: Story = {
  args: { view: { step: 'confirm', ...typed, recipient } },
  play: async ({ canvas, args }) => {
    const dialog = within(await canvas.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText(/Jalan Melati 12/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: /Ubah|Edit|返回修改/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'CANCEL' });
  },
};

export const Sending: Story = {
  args: { view: { step: 'sending', prize, recipient } },
};

export const Unsettled: Story = {
  args: {
    view: { step: 'unsettled', prize, recipient, problem: unreachable },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Coba lagi|Try again|重试/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'RETRY' });
  },
};

export const Sent: Story = { args: { view: sent } };

export const SentEarlier: Story = { args: { view: { ...sent, wasFirst: true } } };

export const Closed: Story = { args: { view: { step: 'closed', next: 'home' } } };

export const Lost: Story = { args: { view: { step: 'lost', next: 'home' } } };

export const InWallet: Story = { args: { view: { step: 'inWallet', next: 'vouchers' } } };
