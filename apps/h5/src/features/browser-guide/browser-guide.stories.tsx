import { ROUTES, targetLink } from '@cangkir/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { composeInMemory } from '../../compose-in-memory.ts';
import { inFrame, withMessages } from '../../testing/in-frame.tsx';
import { browserGuideScreen } from './browser-guide.screen.tsx';

const meta = {
  title: 'Browser guide',
  component: browserGuideScreen.Screen,
  loaders: [withMessages('browser-guide')],
} satisfies Meta<typeof browserGuideScreen.Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const copy = fn(async () => true);

function opened(system: 'android' | 'ios', isCopied = true): Story {
  return {
    decorators: [
      inFrame(() => {
        copy.mockClear();
        copy.mockResolvedValue(isCopied);
        const route = targetLink(ROUTES.browserGuide, '/get-coupons?activityCode=kopi');
        const product = composeInMemory({ route, browser: { system, isInOtherApp: true } });
        return { ...product, clipboard: { copy } };
      }),
    ],
  };
}

const COPY = { name: /Salin link|Copy link|复制链接/ };

export const Skeleton: Story = {
  decorators: [inFrame()],
  render: () => <browserGuideScreen.Skeleton />,
};

/** The link that is copied is the page's that led here. */
export const Android: Story = {
  ...opened('android'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', COPY));
    await expect(copy).toHaveBeenLastCalledWith('https://h5.test/#/get-coupons?activityCode=kopi');
    await canvas.findByText(/Link tersalin|Link copied|链接已复制/);
  },
};

export const Ios: Story = {
  ...opened('ios'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'iPhone' })).toBeChecked();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const NotCopied: Story = {
  ...opened('android', false),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', COPY));
    await canvas.findByText(/belum tersalin|Couldn’t copy|复制失败/);
  },
};
