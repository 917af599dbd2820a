import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import { Steps } from './steps.tsx';

const meta = {
  component: Steps,
  args: {
    title: 'Cara pakai',
    steps: [
      { icon: <Icon name="gift" />, text: 'Ketik kodenya atau pindai QR di kartu' },
      { icon: <Icon name="wallet" />, text: 'Nilainya langsung masuk ke saldo' },
    ],
  },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
