import { type PersonalityKey, personalityLook, SUMMARY_STAGES } from '@cangkir/core/annual-summary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { inFrame, withMessages } from '../../testing/in-frame.tsx';
import { annualSummaryScreen } from './annual-summary.screen.tsx';
import { loadStageArt } from './stage-art.tsx';

const meta = {
  title: 'Annual summary',
  component: annualSummaryScreen.Screen,
  loaders: [
    withMessages('annual-summary'),
    async () => {
      await Promise.all(SUMMARY_STAGES.map(loadStageArt));
    },
  ],
  decorators: [inFrame()],
  args: { send: fn() },
} satisfies Meta<typeof annualSummaryScreen.Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const AT = { step: 'stage', year: 2025, total: 6 } as const;

const TOP = [
  {
    productId: 'kopi-susu',
    name: { id: 'Kopi Susu Gula Aren', en: 'Palm Sugar Milk Coffee', zh: '椰糖奶咖' },
    cups: 24,
  },
  {
    productId: 'spanish-latte',
    name: { id: 'Es Spanish Latte', en: 'Iced Spanish Latte', zh: '冰西班牙拿铁' },
    cups: 16,
  },
  {
    productId: 'americano',
    name: { id: 'Es Americano', en: 'Iced Americano', zh: '冰美式' },
    cups: 1,
  },
];

function keyword(key: PersonalityKey): Story {
  const look = personalityLook(key);
  return { args: { view: { ...AT, position: 4, stage: 'userKeyword', look } } };
}

function summary(key: PersonalityKey) {
  return {
    ...AT,
    position: 6,
    stage: 'summary',
    cups: 148,
    top: TOP,
    look: personalityLook(key),
    sharing: { status: 'resting' },
  } as const;
}

export const Loading = { args: {}, render: () => <annualSummaryScreen.Skeleton /> };

export const Preparing: Story = {
  args: { view: { step: 'preparing', year: 2025, loaded: 2, total: 6 } },
};

export const Empty: Story = { args: { view: { step: 'empty', year: 2025, next: 'home' } } };

export const Start: Story = {
  args: { view: { ...AT, position: 1, stage: 'start', isCompared: false } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /kilas balikku|my year|我的回顾/ }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'NEXT' });
    await userEvent.click(canvas.getByRole('button', { name: /Lewati|Skip|跳过/ }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'SKIP' });
  },
};

/** By taps on the halves, by arrow keys, by swipes. */
export const Cup: Story = {
  args: { view: { ...AT, position: 2, stage: 'cup', cups: 148, more: null } },
  play: async ({ canvas, args, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Lanjut|Next|下一页/ }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'NEXT' });
    await userEvent.click(canvas.getByRole('button', { name: /Sebelumnya|Previous|上一页/ }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'BACK' });
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'NEXT' });

    const main = canvasElement.querySelector('main') ?? canvasElement;
    await fireEvent.pointerDown(main, { clientX: 60, clientY: 300, isPrimary: true });
    await fireEvent.pointerUp(main, { clientX: 200, clientY: 310, isPrimary: true });
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'BACK' });
    await fireEvent.pointerDown(main, { clientX: 60, clientY: 100, isPrimary: true });
    await fireEvent.pointerUp(main, { clientX: 120, clientY: 400, isPrimary: true });
    await expect(args.send).toHaveBeenCalledTimes(4);
  },
};

/** The edition that compares with the year before. */
export const StartCompared: Story = {
  args: { view: { ...AT, position: 1, stage: 'start', isCompared: true } },
};

/** Its second stage, by how many cups there are more. */
function compared(more: number, says: RegExp): Story {
  return {
    args: { view: { ...AT, position: 2, stage: 'cup', cups: 1_480, more } },
    play: async ({ canvas }) => {
      await waitFor(() => expect(canvas.getByText(says)).toBeVisible());
    },
  };
}

export const CupMore: Story = compared(1_200, /1[.,]200.*2024|2024.*1,200/);

export const CupFewer: Story = compared(-12, /12 (lebih sedikit|fewer).*2024|少 12 杯/);

export const CupSame: Story = compared(0, /Sama banyak|as many as|一样多/);

export const CupFirstYear: Story = compared(1_480, /tahun pertamamu|first year|第一年/);

export const Top: Story = { args: { view: { ...AT, position: 3, stage: 'top3', top: TOP } } };

export const OneDrinkAlone: Story = {
  args: { view: { ...AT, position: 3, stage: 'top3', top: TOP.slice(2) } },
};

export const Black: Story = keyword(1);
export const Latte: Story = keyword(2);
export const Explorer: Story = keyword(3);
export const Sweet: Story = keyword(4);
export const Morning: Story = keyword(5);
export const Afternoon: Story = keyword(6);
export const Night: Story = keyword(7);

export const Thanks: Story = { args: { view: { ...AT, position: 5, stage: 'thanks' } } };

export const Summary: Story = {
  args: { view: summary(2) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /link|链接/ }));
    await expect(args.send).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'SHARE' }));
    await userEvent.click(canvas.getByRole('button', { name: /lagi|Replay|再看/ }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'RESTART' });
  },
};

export const Copied: Story = {
  args: { view: { ...summary(7), sharing: { status: 'copied' } } },
};

export const ShareFailed: Story = {
  args: {
    view: {
      ...summary(4),
      sharing: {
        status: 'failed',
        problem: { message: 'copyFailed', next: 'retry', code: null },
      },
    },
  },
};

/** Where nothing takes files, the picture is shown to be pressed and held. */
export const Picture: Story = {
  args: { view: summary(3) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /gambar|picture|图片/ }));
    const picture = await canvas.findByRole<HTMLImageElement>('img');
    await waitFor(() => expect(picture.naturalWidth).toBe(1080));
    await expect(picture.naturalHeight).toBe(1920);
  },
};
