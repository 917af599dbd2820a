import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CodeBlock } from './code-block.tsx';

const meta = {
  component: CodeBlock,
  args: { text: JSON.stringify({ code: 0, data: { id: 'VC7K2M9QX4T8B1ZP'.repeat(4) } }, null, 2) },
} satisfies Meta<typeof CodeBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It keeps its lines, and scrolls by itself. */
export const LongLine: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/"code": 0/).textContent).toBe(args.text);
  },
};
