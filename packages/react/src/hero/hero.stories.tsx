import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Hero } from './hero.tsx';

const meta = {
  component: Hero,
  args: { children: <h1>Kopi pagi, setengah harga</h1> },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTitle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toBeVisible();
  },
};
