import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Disclosure } from './disclosure.tsx';

const meta = {
  component: Disclosure,
  args: {
    title: 'Syarat dan ketentuan',
    open: false,
    onToggle: fn(),
    children: <p>Satu voucher untuk setiap nomor HP.</p>,
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, args }) => {
    const text = canvas.getByText('Satu voucher untuk setiap nomor HP.');
    await expect(text).not.toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: 'Syarat dan ketentuan' }));
    await waitFor(() => expect(args.onToggle).toHaveBeenLastCalledWith(true));
  },
};

export const Open: Story = {
  args: { open: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Syarat dan ketentuan' })).toBeVisible();
    await expect(canvas.getByText('Satu voucher untuk setiap nomor HP.')).toBeVisible();
  },
};

export const WithNote: Story = { args: { note: 'berlaku sampai 30 September' } };

export const LongTexts: Story = {
  args: {
    title: 'Syarat dan ketentuan pemakaian voucher di seluruh kedai kami',
    note: 'berlaku sampai 30 September pada jam buka setiap kedai yang ikut serta',
    open: true,
  },
};

export const Chinese: Story = { args: { title: '使用条款', note: '有效期至9月30日', open: true } };
