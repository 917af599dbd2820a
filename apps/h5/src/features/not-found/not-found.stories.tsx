import type { Meta, StoryObj } from '@storybook/react-vite';
import { inFrame, withMessages } from '../../testing/in-frame.tsx';
import { notFoundScreen } from './not-found.screen.tsx';

const meta = {
  title: 'Not found',
  component: notFoundScreen.Screen,
  loaders: [withMessages('not-found')],
  decorators: [inFrame()],
} satisfies Meta<typeof notFoundScreen.Screen>;

export default meta;

export const Usual: StoryObj<typeof meta> = {};
