import { ROUTES, targetLink, withQuery } from '@cangkir/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { composeInMemory } from '../../compose-in-memory.ts';
import { inFrame, withMessages } from '../../testing/in-frame.tsx';
import { endedScreen } from './ended.screen.tsx';
import { greyScreen } from './grey.screen.tsx';

const meta = {
  title: 'Ended',
  component: endedScreen.Screen,
  loaders: [withMessages('ended')],
} satisfies Meta<typeof endedScreen.Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const push = fn();

/** An end page, with the one that was stored before. */
function opened(route: string, endPage: string | null = null): Story {
  return {
    decorators: [
      inFrame(() => {
        push.mockClear();
        const product = composeInMemory({ route });
        product.app.session.other.set({ endPage });
        return { ...product, router: { ...product.router, push } };
      }),
    ],
  };
}

/** The main action leads to a route. */
function leadsTo(route: string): NonNullable<Story['play']> {
  return async ({ canvas }) => {
    const [action] = canvas.getAllByRole('button').slice(-1);
    if (action === undefined) throw new Error('There is no action.');
    await userEvent.click(action);
    await expect(push).toHaveBeenLastCalledWith(route);
  };
}

export const Ended: Story = { ...opened(ROUTES.end), play: leadsTo(ROUTES.home) };

export const TakenOff: Story = {
  ...opened(ROUTES.grey),
  render: () => <greyScreen.Screen />,
  play: leadsTo(ROUTES.home),
};

export const Expired: Story = {
  ...opened(withQuery(ROUTES.grey, { state: '30' })),
  render: () => <greyScreen.Screen />,
  play: leadsTo(ROUTES.home),
};

export const LeadsToCampaign: Story = {
  ...opened(targetLink(ROUTES.endFirst, '/get-coupons?activityCode=kopi')),
  play: leadsTo('/get-coupons?activityCode=kopi'),
};

/** An earlier end page said which campaign runs now. */
export const LeadsToStoredCampaign: Story = {
  ...opened(ROUTES.grey, targetLink(ROUTES.end, '/get-coupons?activityCode=kopi')),
  play: leadsTo('/get-coupons?activityCode=kopi'),
};
