import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, userEvent } from 'storybook/test';
import { Dialog } from './dialog.tsx';

const meta = {
  component: Dialog,
  args: {
    open: true,
    title: 'Batalkan pendaftaran?',
    children: 'Setelah dibatalkan, kamu tidak bisa mendaftar lagi untuk acara ini.',
    confirmLabel: 'Batalkan',
    cancelLabel: 'Kembali',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Confirm: Story = {
  play: async ({ canvas, args }) => {
    const dialog = canvas.getByRole('alertdialog');
    await expect(dialog).toHaveAccessibleName('Batalkan pendaftaran?');
    await expect(dialog).toHaveAccessibleDescription(/tidak bisa mendaftar lagi/);
    await userEvent.click(canvas.getByRole('button', { name: 'Batalkan' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Cancelled: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kembali' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    canvas.getByRole('alertdialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** Where the whole does not fit, its text begins at the top, and both buttons are in view. */
export const Long: Story = {
  args: { children: 'Setelah dibatalkan, kamu tidak bisa mendaftar lagi. '.repeat(40) },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('alertdialog');
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(dialog.scrollTop).toBe(0);
    const end = dialog.getBoundingClientRect().bottom;
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(end);
    }
  },
};

/** The platform says late that it closed: by then the dialog may be open again. */
export const OpenedAgainAtOnce: Story = {
  render: function Reopening(args) {
    const [open, setOpen] = useState(true);
    function reopen() {
      flushSync(() => setOpen(false));
      flushSync(() => setOpen(true));
    }
    return <Dialog {...args} open={open} onConfirm={reopen} />;
  },
  play: async ({ canvas, args }) => {
    const dialog = canvas.getByRole('alertdialog');
    const closed = new Promise((resolve) => dialog.addEventListener('close', resolve));
    await userEvent.click(canvas.getByRole('button', { name: 'Batalkan' }));
    await closed;
    await expect(dialog).toHaveAttribute('open');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const TapBesideIt: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('alertdialog'));
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Danger: Story = { args: { tone: 'danger' } };

export const LongLabels: Story = {
  args: {
    confirmLabel: 'Ya, kirim data penerima hadiah',
    cancelLabel: 'Periksa kembali data saya',
  },
};

export const Chinese: Story = {
  args: {
    title: '取消报名？',
    children: '取消后将无法再次报名参加此活动。',
    confirmLabel: '取消报名',
    cancelLabel: '返回',
  },
};
