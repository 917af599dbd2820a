import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from './badge.tsx';

const meta = { component: Badge, args: { children: 'Baru' } } satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Baru')).toBeVisible();
  },
};

export const Brand: Story = { args: { tone: 'brand', children: 'Hemat 30%' } };

export const Amber: Story = { args: { tone: 'amber', children: 'Berakhir besok' } };

export const Danger: Story = { args: { tone: 'danger', children: 'Habis' } };

export const LongText: Story = {
  args: { children: 'Khusus pengguna baru yang pertama kali memesan lewat aplikasi' },
};

export const Chinese: Story = { args: { tone: 'amber', children: '明天到期' } };
