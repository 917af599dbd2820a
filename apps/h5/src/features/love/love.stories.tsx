import type { Prize } from '@cangkir/core';
import { DAY_MS } from '@cangkir/core/durations';
import { MEMORY_START } from '@cangkir/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inFrame, withMessages } from '../../testing/in-frame.tsx';
import { loveScreen } from './love.screen.tsx';

const meta = {
  title: 'Love',
  component: loveScreen.Screen,
  loaders: [withMessages('love')],
  decorators: [inFrame()],
  args: { send: fn() },
} satisfies Meta<typeof loveScreen.Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const name = { id: 'Pasti Cocok', en: 'A Match for Everybody', zh: '人人有缘' };

const coffee: Prize = {
  name: { id: 'Kopi Susu Gula Aren', en: 'Palm Sugar Latte', zh: '椰糖拿铁' },
  kind: 'voucher',
};

const tumbler: Prize = {
  name: { id: 'Tumbler', en: 'Tumbler', zh: '随行杯' },
  kind: 'goods',
};

const entry = { step: 'entry', name, opensAt: null, matchHistory: [] } as const;
const match = {
  step: 'match',
  name,
  prize: coffee,
  isEarlier: false,
  isRecipientSent: false,
  next: '/',
} as const;

export const Loading = { render: () => <loveScreen.Skeleton /> };

export const Entry: Story = {
  args: { view: entry },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Cari jodoh|Find my|开始配对/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'START' });
  },
};

export const WithHistory: Story = {
  args: {
    view: {
      ...entry,
      matchHistory: [coffee, tumbler].map((prize, index) => ({
        drawId: `draw-${index}`,
        sectorId: prize.kind,
        prize,
        drawnAt: MEMORY_START - (index + 1) * 30 * DAY_MS,
        isRecipientSent: false,
      })),
    },
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', {
      name: /^(Kopi Susu|Palm Sugar|椰糖|Tumbler|随行杯)/,
    });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#/mine/vouchers',
      '#/luckDraw/userInfoForm?drawId=draw-1',
    ]);
  },
};

export const NotOpen: Story = { args: { view: { ...entry, opensAt: MEMORY_START + 2 * DAY_MS } } };

/** Taps do nothing while the page waits. */
export const Waiting: Story = {
  args: { view: { step: 'waiting', name, endsAt: MEMORY_START + 30_000 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { busy: true }));
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const Stalled: Story = {
  args: {
    view: {
      step: 'stalled',
      name,
      problem: { message: 'unreachable', next: 'retry', code: null },
    },
  },
};

export const Match: Story = { args: { view: match } };

export const MatchOfGoods: Story = { args: { view: { ...match, prize: tumbler } } };

/** The address was sent: it can be looked at. */
export const MatchOfGoodsSent: Story = {
  args: { view: { ...match, prize: tumbler, isEarlier: true, isRecipientSent: true } },
};

export const EarlierMatch: Story = { args: { view: { ...match, isEarlier: true } } };

export const Fail: Story = { args: { view: { step: 'fail', name, next: '/' } } };

export const Ended: Story = { args: { view: { step: 'ended', name, next: '/' } } };
