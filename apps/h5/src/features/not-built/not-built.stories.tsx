import type { Meta, StoryObj } from '@storybook/react-vite';
import { inFrame, inWords } from '../../testing/in-frame.tsx';
import { notBuiltScreen } from './not-built.screen.tsx';

const meta = {
  title: 'Not built',
  component: notBuiltScreen.Screen,
  loaders: [inWords('not-built')],
  decorators: [inFrame()],
} satisfies Meta<typeof notBuiltScreen.Screen>;

export default meta;

export const Usual: StoryObj<typeof meta> = {};
