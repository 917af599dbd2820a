import { ROUTES } from '@cangkir/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { composeInMemory } from '../../compose-in-memory.ts';
import { inFrame, withMessages } from '../../testing/in-frame.tsx';
import { demoScreen } from './demo.screen.tsx';

const meta = {
  title: 'Demo',
  component: demoScreen.Screen,
  loaders: [withMessages('demo')],
  decorators: [inFrame(() => composeInMemory({ route: ROUTES.demo }))],
} satisfies Meta<typeof demoScreen.Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Skeleton = { render: () => <demoScreen.Skeleton /> };
/** Among all of it are parts that are loading. */
export const EverythingAndLoading: Story = {
  play: async ({ canvas }) => {
    // Comes last.
    await canvas.findByRole('heading', { name: /Dialog/ });
  },
};
