import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
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

/** The server has another build, which may have the screen. */
export const NewVersion: StoryObj<typeof meta> = {
  beforeEach: () => {
    const page = '<script type="module" src="./assets/newer.js">';
    spyOn(window, 'fetch').mockResolvedValue(new Response(page));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Muat|Reload|刷新/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(/versi|version|版/);
  },
};
