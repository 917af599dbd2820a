import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Sheet, type SheetProps } from './sheet.tsx';

function OpenedByButton({ onClose, open: initial, ...rest }: SheetProps) {
  const [open, setOpen] = useState(initial);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Syarat</Button>
      <Sheet
        {...rest}
        open={open}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
      />
    </>
  );
}

const meta = {
  component: Sheet,
  render: (args) => <OpenedByButton {...args} />,
  args: {
    open: true,
    onClose: fn(),
    title: 'Syarat & ketentuan',
    closeLabel: 'Tutup',
    children: 'Satu voucher untuk satu nomor HP dan satu perangkat.',
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog')).toHaveAccessibleName('Syarat & ketentuan');
    await expect(canvas.queryByRole('banner')).toBeNull();
  },
};

export const ClosesByItsButton: Story = {
  args: { open: false },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Syarat' });
    await userEvent.click(opener);
    // Not the button that closes it, which would have a ring after a click.
    await expect(canvas.getByRole('heading')).toHaveFocus();
    const page = document.documentElement;
    await expect(page).toHaveStyle({ overflow: 'hidden' });
    await userEvent.click(canvas.getByRole('button', { name: 'Tutup' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(page).not.toHaveStyle({ overflow: 'hidden' });
    await expect(opener).toHaveFocus();
  },
};

export const ClosesByEscape: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A second Escape in a row closes a dialog without a `cancel` event: the owner must still be notified. */
export const ClosedByThePlatform: Story = {
  play: async ({ canvas, args }) => {
    const dialog: HTMLDialogElement = canvas.getByRole('dialog');
    dialog.close();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const ClosesByItsBackdrop: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Satu voucher', { exact: false }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('dialog'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LongWithFooter: Story = {
  args: {
    footer: <Button isWide>Saya mengerti</Button>,
    children: Array.from({ length: 24 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never change places
      <p key={index}>
        {index + 1}. Voucher tidak dapat digabung dengan promo lain dan hanya berlaku untuk
        pembelian di gerai yang berpartisipasi.
      </p>
    )),
  },
  play: async ({ canvas }) => {
    const action = canvas.getByRole('button', { name: 'Saya mengerti' });
    await waitFor(() =>
      expect(action.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
  },
};

export const Chinese: Story = {
  args: { title: '使用规则', closeLabel: '关闭', children: '每个手机号和设备限领一次。' },
};
