import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Mark } from './mark.tsx';

const meta = { component: Mark } satisfies Meta<typeof Mark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ornament: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Small: Story = { args: { size: 1.5 } };
