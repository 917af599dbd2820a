import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import CutLinePicture from '../picture/cut-line.svg?react';
import { ErrorState } from './error-state.tsx';

const meta = {
  component: ErrorState,
  args: {
    title: 'Voucher tidak dapat dimuat',
    children: 'Server sedang sibuk. Coba lagi sebentar lagi.',
    retryLabel: 'Coba lagi',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ServerBusy: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Voucher tidak dapat dimuat');
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = {
  args: { isBusy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const Offline: Story = {
  args: {
    title: 'Tidak ada koneksi internet',
    children: 'Periksa Wi-Fi atau data selulermu.',
    picture: <CutLinePicture />,
  },
};

export const Chinese: Story = {
  args: { title: '无法加载优惠券', children: '服务器繁忙，请稍后再试。', retryLabel: '重试' },
};
