import { ACTIVITY_STATE } from '@cangkir/core';
import type { DrawActivity, DrawResult, DrawSector } from '@cangkir/core/draw';
import { DAY_MS } from '@cangkir/core/durations';
import { MEMORY_START } from '@cangkir/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, type within } from 'storybook/test';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { inFrame, withMessages } from '../../testing/in-frame.tsx';
import { drawScreen } from './draw.screen.tsx';

const meta = {
  title: 'Draw',
  component: drawScreen.Screen,
  loaders: [withMessages('draw')],
  decorators: [inFrame()],
  args: { send: fn() },
} satisfies Meta<typeof drawScreen.Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const TUMBLER: DrawSector = {
  id: 'tumbler',
  label: { id: 'Tumbler', en: 'Tumbler', zh: '随行杯' },
  prize: 'goods',
};

const COFFEE: DrawSector = {
  id: 'coffee',
  label: { id: 'Gratis Es Americano', en: 'Free Iced Americano', zh: '免费冰美式' },
  prize: 'voucher',
};

const NOTHING: DrawSector = {
  id: 'nothing',
  label: { id: 'Belum beruntung', en: 'No luck this time', zh: '下次好运' },
  prize: null,
};

const activity: DrawActivity = {
  activityState: ACTIVITY_STATE.inProgress,
  activityCode: 'roda',
  name: { id: 'Roda Gajian', en: 'Payday Wheel', zh: '发薪日转盘' },
  startsAt: MEMORY_START,
  endsAt: MEMORY_START + 7 * DAY_MS,
  sectors: [TUMBLER, COFFEE, NOTHING],
  drawn: null,
  matchHistory: [],
};

function won(kind: 'goods' | 'voucher'): DrawResult {
  const { id, label } = kind === 'goods' ? TUMBLER : COFFEE;
  return {
    drawId: 'draw-1',
    sectorId: id,
    prize: { name: label, kind },
    drawnAt: MEMORY_START,
    isRecipientSent: false,
  };
}

const lost: DrawResult = {
  drawId: 'draw-2',
  sectorId: NOTHING.id,
  prize: null,
  drawnAt: MEMORY_START,
  isRecipientSent: false,
};

export const Loading = { render: () => <drawScreen.Skeleton /> };

export const Countdown: Story = {
  args: {
    view: { step: 'countdown', activity: { ...activity, startsAt: MEMORY_START + 2 * DAY_MS } },
  },
};

export const Ready: Story = {
  args: { view: { step: 'ready', activity } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Putar|Spin|抽奖/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'START' });
  },
};

/** A prize of an earlier draw leads to where it is to be had: goods to their form, also when it is sent or closed. */
export const WithHistory: Story = {
  args: {
    view: {
      step: 'ready',
      activity: {
        ...activity,
        matchHistory: [
          { ...won('goods'), drawId: 'open', drawnAt: MEMORY_START - 4 * DAY_MS },
          {
            ...won('goods'),
            drawId: 'sent',
            drawnAt: MEMORY_START - DAY_MS,
            isRecipientSent: true,
          },
          { ...won('goods'), drawId: 'late', drawnAt: MEMORY_START - 30 * DAY_MS },
          { ...won('voucher'), drawId: 'voucher' },
          lost,
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', {
      name: /Tumbler|随行杯|Gratis Es|Free Iced|免费冰/,
    });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#/luckDraw/userInfoForm?drawId=open',
      '#/luckDraw/userInfoForm?drawId=sent',
      '#/luckDraw/userInfoForm?drawId=late',
      '#/mine/vouchers',
    ]);
    // The name says what is there to do, and until when.
    await expect(links[0]).toHaveAccessibleName(
      /^(Tumbler Isi alamat kirim paling lambat |Tumbler Fill in your address by |随行杯 请在 ).+/,
    );
    for (const link of links)
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    const nothing = canvas.getByText(/^(Belum beruntung|No prize|未中奖)$/, { selector: 'li *' });
    await expect(nothing.closest('a')).toBeNull();
  },
};

export const TwoSectors: Story = {
  args: { view: { step: 'ready', activity: { ...activity, sectors: [TUMBLER, NOTHING] } } },
};

export const EightSectors: Story = {
  args: {
    view: {
      step: 'ready',
      activity: {
        ...activity,
        sectors: Array.from({ length: 8 }, (_, index) => ({
          ...(index % 4 === 3 ? NOTHING : ([TUMBLER, COFFEE][index % 2] ?? TUMBLER)),
          id: `sector-${index}`,
        })),
      },
    },
  },
};

/** Tapped far down on the page, the wheel comes into view as it starts. */
export const SpunFromBelow: Story = {
  args: { view: { step: 'ready', activity } },
  render: (args) => <SpinsOnTap {...args} />,
  play: async ({ canvas }) => {
    const scroll = spyOn(Element.prototype, 'scrollIntoView');
    const isInView = await tapFarDown(canvas);
    await waitFor(() =>
      expect(scroll.mock.lastCall).toEqual([{ block: 'nearest', behavior: 'smooth' }]),
    );
    await waitFor(() => expect(isInView()).toBe(true));
  },
};

/** For a person who asked for less motion, it is there at once. */
export const SpunFromBelowWithoutMotion: Story = {
  ...SpunFromBelow,
  beforeEach: () => {
    const { matchMedia } = window;
    spyOn(window, 'matchMedia').mockImplementation((query) =>
      matchMedia(query.includes('reduced-motion') ? 'all' : query),
    );
  },
  play: async ({ canvas }) => {
    const isInView = await tapFarDown(canvas);
    await waitFor(() => expect(isInView()).toBe(true));
  },
};

/** Taps the button at the end of the page. Returns whether the wheel and its pointer are in view between the bars. */
async function tapFarDown(canvas: ReturnType<typeof within>): Promise<() => boolean> {
  const [pointer, wheel] = canvas.getAllByRole('presentation', { hidden: true });
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect(boxOf(pointer).top).toBeLessThan(0);
  await userEvent.click(canvas.getByRole('button', { name: /Putar|Spin|抽奖/ }));
  const { bottom } = boxOf(canvas.getByRole('banner'));
  const { top } = boxOf(canvas.getByRole('button', { busy: true }));
  return () => boxOf(pointer).top >= bottom && boxOf(wheel).bottom <= top;
}

/** Where an element is on the screen. */
function boxOf(element: Element | undefined): DOMRect {
  return element?.getBoundingClientRect() ?? new DOMRect();
}

function SpinsOnTap({ view, send }: ScreenProps<'draw'>) {
  const [isSpinning, setSpinning] = useState(false);
  return (
    <drawScreen.Screen
      view={isSpinning ? { step: 'spinning', activity, sectorId: null } : view}
      send={(event) => {
        send(event);
        setSpinning(true);
      }}
    />
  );
}

/** Taps do nothing while the wheel turns. */
export const Spinning: Story = {
  args: { view: { step: 'spinning', activity, sectorId: null } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { busy: true }));
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const TooEarly: Story = { args: { view: { step: 'tooEarly', activity } } };

export const Failed: Story = {
  args: {
    view: {
      step: 'failed',
      activity,
      problem: { message: 'unreachable', next: 'retry', code: null },
    },
  },
};

export const WonGoods: Story = { args: { view: { step: 'won', activity, result: won('goods') } } };

export const WonVoucher: Story = {
  args: { view: { step: 'won', activity, result: won('voucher') } },
};

/** The address of a prize can be filled in for five days. */
export const WonLongAgo: Story = {
  args: {
    view: {
      step: 'alreadyDrawn',
      activity,
      result: { ...won('goods'), drawnAt: MEMORY_START - 6 * DAY_MS },
    },
  },
};

/** The address was sent: it can be looked at, also when the form has closed. */
export const RecipientSent: Story = {
  args: {
    view: {
      step: 'alreadyDrawn',
      activity,
      result: { ...won('goods'), drawnAt: MEMORY_START - 6 * DAY_MS, isRecipientSent: true },
    },
  },
};

export const Lost: Story = { args: { view: { step: 'lost', activity, result: lost } } };

export const AlreadyDrawn: Story = {
  args: { view: { step: 'alreadyDrawn', activity, result: won('voucher') } },
};

export const AlreadyLost: Story = {
  args: { view: { step: 'alreadyDrawn', activity, result: lost } },
};

export const Ended: Story = { args: { view: { step: 'ended', activity } } };
