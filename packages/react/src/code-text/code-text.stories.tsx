import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CodeText } from './code-text.tsx';

const meta = {
  component: CodeText,
  args: { groups: ['VC7K', '2M9Q', 'X4T8', 'B1ZP'] },
} satisfies Meta<typeof CodeText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Voucher: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('V C 7 K, 2 M 9 Q, X 4 T 8, B 1 Z P')).toBeInTheDocument();
  },
};

/** Selected and copied as one word, without the gaps. */
export const Selected: Story = {
  args: { isSelected: true },
  play: async () => {
    const selection = window.getSelection();
    await waitFor(() => expect(selection?.toString()).toBe('VC7K2M9QX4T8B1ZP'));
    selection?.removeAllRanges();
  },
};

export const EqualGroups: Story = { args: { groups: ['0000', '0000', '12'] } };
