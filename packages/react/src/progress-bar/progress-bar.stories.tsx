import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './progress-bar.tsx';

const meta = {
  component: ProgressBar,
  args: { label: 'Menyiapkan rangkumanmu', value: 3, max: 7, valueText: '3 dari 7' },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderHalf: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Menyiapkan rangkumanmu' });
    await expect(bar).toHaveAttribute('aria-valuenow', '3');
    await expect(bar).toHaveAttribute('aria-valuemax', '7');
    await expect(bar).toHaveAttribute('aria-valuetext', '3 dari 7');
  },
};

export const Complete: Story = { args: { value: 7, valueText: '7 dari 7' } };

export const Unknown: Story = {
  args: { value: null, valueText: 'Sebentar…' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const LongTexts: Story = {
  args: {
    label: 'Menyiapkan rangkuman semua kopi yang kamu minum sepanjang tahun ini',
    valueText: '3 dari 7 bagian sudah siap',
  },
};

export const Chinese: Story = { args: { label: '正在生成年度报告', valueText: '3/7' } };
