import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import GiftPicture from '../picture/gift.svg?react';
import { ShareSheet } from './share-sheet.tsx';

const meta = {
  component: ShareSheet,
  args: {
    open: true,
    onClose: fn(),
    title: 'Bagikan ke teman',
    closeLabel: 'Tutup',
    options: [
      { id: 'native', label: 'Bagikan', icon: <Icon name="share" /> },
      { id: 'photoApp', label: 'Kirim gambar', icon: <Icon name="phone" /> },
      { id: 'story', label: 'Cerita', icon: <Icon name="story" /> },
      { id: 'copy', label: 'Salin link', icon: <Icon name="copy" /> },
    ],
    onChoose: fn(),
  },
} satisfies Meta<typeof ShareSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourWays: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Bagikan ke teman' })).toBeVisible();
    const copy = canvas.getByRole('button', { name: 'Salin link' });
    await expect(copy.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(copy);
    await expect(args.onChoose).toHaveBeenLastCalledWith('copy');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const WithPreview: Story = {
  args: {
    preview: (
      <div style={{ width: '10rem', marginInline: 'auto' }}>
        <GiftPicture />
      </div>
    ),
  },
};

export const LongTexts: Story = {
  args: {
    title: 'Bagikan link supaya teman kamu bisa ikut memotong harga',
    options: [
      {
        id: 'native',
        label: 'Bagikan lewat aplikasi lain di ponsel ini',
        icon: <Icon name="share" />,
      },
      { id: 'copy', label: 'Salin link undangan', icon: <Icon name="copy" /> },
    ],
  },
};

export const Chinese: Story = {
  args: {
    title: '分享给好友',
    closeLabel: '关闭',
    options: [
      { id: 'native', label: '分享', icon: <Icon name="share" /> },
      { id: 'copy', label: '复制链接', icon: <Icon name="copy" /> },
    ],
  },
};
