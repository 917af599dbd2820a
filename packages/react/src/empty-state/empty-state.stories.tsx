import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import FullCupPicture from '../picture/full-cup.svg?react';
import SeedlingPicture from '../picture/seedling.svg?react';
import WaitingPicture from '../picture/waiting.svg?react';
import { EmptyState } from './empty-state.tsx';

const meta = {
  component: EmptyState,
  args: {
    title: 'Belum ada voucher',
    children: 'Yang kamu klaim tersimpan di sini.',
    action: <Button>Cari voucher</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wallet: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Belum ada voucher');
    await expect(canvas.getByRole('button')).toBeVisible();
  },
};

export const ComingSoon: Story = {
  args: {
    title: 'Halaman ini sedang kami siapkan.',
    level: 1,
    picture: <SeedlingPicture />,
    action: <Button variant="secondary">Ke beranda</Button>,
  },
};

export const NotStarted: Story = {
  args: { title: 'Promo belum dimulai.', picture: <WaitingPicture />, action: null },
};

export const Claimed: Story = {
  args: {
    title: 'Voucher sudah jadi milikmu!',
    picture: <FullCupPicture />,
    action: <Button>Lihat voucher</Button>,
  },
};

export const LongText: Story = {
  args: {
    title:
      'Kamu belum mendaftar di acara komunitas mana pun, yuk cari acara yang paling dekat denganmu sekarang.',
  },
};

export const Chinese: Story = {
  args: { title: '您的卡包里还没有优惠券。', action: <Button>去领券</Button> },
};
