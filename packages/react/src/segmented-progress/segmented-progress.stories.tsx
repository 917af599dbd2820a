import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SegmentedProgress } from './segmented-progress.tsx';

const meta = {
  component: SegmentedProgress,
  args: { label: 'Rangkuman tahun ini', count: 6, current: 2, valueText: 'Bagian 2 dari 6' },
} satisfies Meta<typeof SegmentedProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Second: Story = {
  play: async ({ canvas }) => {
    const progress = canvas.getByRole('progressbar', { name: 'Rangkuman tahun ini' });
    await expect(progress).toHaveAttribute('aria-valuenow', '2');
    await expect(progress).toHaveAttribute('aria-valuetext', 'Bagian 2 dari 6');
  },
};

export const Last: Story = { args: { current: 6, valueText: 'Bagian 6 dari 6' } };

export const OnAHero: Story = {
  render: (args) => (
    <div
      style={{
        padding: 'var(--space-6)',
        background: 'var(--color-hero)',
        color: 'var(--color-on-hero)',
      }}
    >
      <SegmentedProgress {...args} />
    </div>
  ),
};
