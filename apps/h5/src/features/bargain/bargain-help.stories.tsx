import type { HelperView } from '@cangkir/core/bargain';
import { createInvitation, HELP } from '@cangkir/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inFrame, withMessages } from '../../testing/in-frame.tsx';
import { bargainHelpScreen } from './bargain-help.screen.tsx';

const meta = {
  title: 'BargainHelp',
  component: bargainHelpScreen.Screen,
  loaders: [withMessages('bargain')],
  decorators: [inFrame()],
  args: { send: fn() },
} satisfies Meta<typeof bargainHelpScreen.Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const invitation = createInvitation({ friend: '0812****0202' });

/** A friend's bargain. */
function friends(parts: Partial<HelperView>): Story {
  return {
    args: {
      view: {
        step: 'invited',
        invitation,
        priceLeft: 30_000,
        help: null,
        isNew: false,
        link: null,
        problem: null,
        isBusy: false,
        ...parts,
      },
    },
  };
}

const helped = {
  step: 'helped',
  invitation: { ...invitation, cutTotal: 17_500, help: HELP },
  priceLeft: 22_500,
  help: HELP,
} as const;

/** A button sends an event. */
function sends(name: RegExp, event: object): NonNullable<Story['play']> {
  return async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.send).toHaveBeenCalledWith(expect.objectContaining(event));
  };
}

export const Invited: Story = {
  ...friends({}),
  play: sends(/Bantu Potong|Help cut the price|帮忙砍一刀/, { type: 'HELP' }),
};

/** For a moment, before the person's own bargain takes its place. */
export const SkeletonWhileLeaving: Story = { args: { view: { step: 'leaving' } } };

export const Helping: Story = friends({ isBusy: true });

export const Failed: Story = friends({
  problem: { message: 'unreachable', next: 'retry', code: null },
});

export const Helped: Story = {
  ...friends({ ...helped, isNew: true }),
  play: sends(/Nego Punyamu|Start your own|我也要砍价/, { type: 'START_OWN' }),
};

export const HelpedBefore: Story = {
  ...friends(helped),
  play: sends(/Ajak Teman Lain|Ask another friend|邀请其他好友/, { type: 'SHARE' }),
};

export const LinkToCopy: Story = friends({
  ...helped,
  link: {
    address: 'https://h5.test/#/bargain/main?activityCode=nego&assistanceCode=helper-1',
    state: 'shown',
  },
});

export const TooLate: Story = friends({
  step: 'tooLate',
  invitation: { ...invitation, cutTotal: 40_000 },
  priceLeft: 0,
});

export const Ended: Story = { args: { view: { step: 'ended', next: 'home' } } };
