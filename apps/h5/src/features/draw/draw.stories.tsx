import type { DrawActivity, DrawResult, DrawSector } from '@cangkir/core/draw';
import { MEMORY_START } from '@cangkir/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inFrame, inWords } from '../../testing/in-frame.tsx';
import { drawScreen } from './draw.screen.tsx';

const meta = {
  title: 'Draw',
  component: drawScreen.Screen,
  loaders: [inWords('draw')],
  decorators: [inFrame()],
  args: { send: fn() },
} satisfies Meta<typeof drawScreen.Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const DAY = 86_400_000;

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
  activityCode: 'roda',
  name: { id: 'Roda Gajian', en: 'Payday Wheel', zh: '发薪日转盘' },
  startsAt: MEMORY_START,
  endsAt: MEMORY_START + 7 * DAY,
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
    view: { step: 'countdown', activity: { ...activity, startsAt: MEMORY_START + 2 * DAY } },
  },
};

export const Ready: Story = {
  args: { view: { step: 'ready', activity } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Putar|Spin|抽奖/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'START' });
  },
};

export const WithHistory: Story = {
  args: { view: { step: 'ready', activity: { ...activity, matchHistory: [won('goods'), lost] } } },
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
      result: { ...won('goods'), drawnAt: MEMORY_START - 6 * DAY },
    },
  },
};

/** The address was sent: it can be looked at, also when the form has closed. */
export const RecipientSent: Story = {
  args: {
    view: {
      step: 'alreadyDrawn',
      activity,
      result: { ...won('goods'), drawnAt: MEMORY_START - 6 * DAY, isRecipientSent: true },
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
