import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Meter } from './meter.tsx';

const meta = {
  component: Meter,
  args: { label: 'Sisa paket', value: 120, max: 200, valueText: '120 lagi' },
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plenty: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Sisa paket' });
    await expect(meter).toHaveAttribute('aria-valuenow', '120');
    await expect(meter).toHaveAttribute('aria-valuemax', '200');
    await expect(meter).toHaveAttribute('aria-valuetext', '120 lagi');
  },
};

export const RunsOut: Story = { args: { value: 8, valueText: 'Tinggal 8!', tone: 'amber' } };

export const Empty: Story = { args: { value: 0, valueText: 'Habis', tone: 'amber' } };

export const LongTexts: Story = {
  args: {
    label: 'Sisa paket kopi susu gula aren untuk pembelian minggu ini di semua kedai',
    valueText: '120 dari 200 paket masih tersedia',
  },
};

export const Chinese: Story = { args: { label: '剩余套餐', valueText: '还剩120份' } };
