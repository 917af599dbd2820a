import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Confetti } from '../confetti/confetti.tsx';
import { Notice } from './notice.tsx';

const meta = {
  component: Notice,
  args: {
    tone: 'plain',
    title: 'Belum beruntung',
    children: <p>Coba lagi di undian berikutnya.</p>,
  },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { title: 'Belum beruntung' } };

export const Waiting: Story = { args: { tone: 'waiting', title: 'Mulai besok pukul 10.00 WIB' } };

export const Success: Story = {
  args: { tone: 'success', title: 'Kamu dapat tumbler!', picture: <Confetti />, takesFocus: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveFocus();
  },
};

export const Failure: Story = {
  args: {
    tone: 'failure',
    title: 'Pembayaran belum bisa dicek',
    children: <p>Server sedang sibuk.</p>,
    action: <Button variant="secondary">Coba lagi</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Server sedang sibuk.');
  },
};

export const TextAlone: Story = {
  args: { tone: 'waiting', children: <p>Pembayaran belum masuk.</p> },
};

export const Chinese: Story = {
  args: { tone: 'success', title: '恭喜中奖！', children: <p>奖品将在 15 个工作日内寄出。</p> },
};
