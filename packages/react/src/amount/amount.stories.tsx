import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Amount } from './amount.tsx';

const meta = { component: Amount, args: { children: 'Rp12.500' } } satisfies Meta<typeof Amount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {
  play: async ({ canvas }) => {
    const amount = canvas.getByText('Rp12.500');
    await expect(getComputedStyle(amount).fontVariantNumeric).toContain('tabular-nums');
  },
};

export const Large: Story = { args: { size: 'large' } };

export const Philippines: Story = { args: { children: '₱1,234.50' } };
