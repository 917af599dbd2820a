import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stamp } from './stamp.tsx';

const meta = { component: Stamp } satisfies Meta<typeof Stamp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Claimed: Story = {
  args: { tone: 'claimed', label: 'Siap dipakai' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Siap dipakai')).toBeVisible();
  },
};

export const Used: Story = { args: { tone: 'used', label: 'Terpakai' } };

export const Ended: Story = { args: { tone: 'ended', label: 'Sudah lewat' } };

export const NotStarted: Story = { args: { tone: 'notStarted', label: 'Belum mulai' } };

export const Chinese: Story = { args: { tone: 'used', label: '已使用' } };
