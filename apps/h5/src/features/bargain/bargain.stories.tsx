import { succeed } from '@cangkir/core';
import type { OwnBargainView } from '@cangkir/core/bargain';
import { DAY_MS, HOUR_MS } from '@cangkir/core/durations';
import {
  CAKE,
  createAssistance,
  createBargainCampaign,
  createCut,
  LATTE,
  MEMORY_START,
} from '@cangkir/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { composeInMemory } from '../../compose-in-memory.ts';
import { inFrame, withMessages } from '../../testing/in-frame.tsx';
import { bargainScreen } from './bargain.screen.tsx';

const meta = {
  title: 'Bargain',
  component: bargainScreen.Screen,
  loaders: [withMessages('bargain')],
  decorators: [inFrame()],
  args: { send: fn() },
} satisfies Meta<typeof bargainScreen.Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const ADDRESS = 'https://h5.test/#/bargain/main?activityCode=nego&assistanceCode=own-1';

const cuts = [
  createCut('a', { cutAt: MEMORY_START }),
  createCut('b', { cutAt: MEMORY_START + 60_000, cutProgress: 6000 }),
  createCut('c', { cutAt: MEMORY_START + HOUR_MS, cutProgress: 7500, friend: '0812****0202' }),
  createCut('d', { cutAt: MEMORY_START + 7_200_000, cutProgress: 4000, friend: '0812****0077' }),
];

/** A bargain that has come as far as some cuts. */
function own(parts: Partial<OwnBargainView>): Story {
  const { cuts: made = cuts, prize = LATTE } = parts;
  const cutTotal = made.reduce((sum, { cutProgress }) => sum + cutProgress, 0);
  const assistance = made.length === 0 ? null : createAssistance({ prize, cuts: made });
  return {
    args: {
      view: {
        step: 'own',
        campaign: createBargainCampaign(MEMORY_START, {
          assistance,
          endsAt: MEMORY_START + 5 * DAY_MS,
        }),
        prize,
        label: 'askFriends',
        cutTotal,
        priceLeft: Math.max(prize.price - cutTotal, 0),
        cuts: made,
        review: '',
        news: null,
        isDownlink: false,
        canChooseAgain: false,
        address: assistance && ADDRESS,
        link: null,
        problem: null,
        isBusy: false,
        ...parts,
      },
    },
  };
}

/** What the page says before a copied link counts as the share. */
const COPY_COUNTS = /dihitung sebagai berbagi|counts as sharing|即算完成分享/;

/** The main action sends an event. */
function sends(name: RegExp, event: object): NonNullable<Story['play']> {
  return async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.send).toHaveBeenCalledWith(expect.objectContaining(event));
  };
}

export const Loading = { render: () => <bargainScreen.Skeleton /> };

export const FirstCut: Story = {
  ...own({ label: 'firstCut', cuts: [] }),
  play: sends(/Potong Harga|Cut the price|砍价/, { type: 'CUT' }),
};

/** Taps do nothing while it is cut. */
export const Cutting: Story = {
  ...own({ label: 'firstCut', cuts: [], isBusy: true }),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { busy: true }));
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const OwnCut: Story = {
  ...own({
    label: 'cutAgain',
    cuts: cuts.slice(0, 1),
    news: { message: 'ownCut', amount: '5.000' },
  }),
  play: sends(/Tutup|Dismiss|关闭/, { type: 'DISMISS' }),
};

export const ShareForCut: Story = {
  ...own({ label: 'shareLink', cuts: cuts.slice(0, 2) }),
  play: sends(/Bagikan Link|Share the link|分享链接/, { type: 'SHARE' }),
};

export const AskFriends: Story = own({});

export const FriendCut: Story = own({ news: { message: 'friendCut', amount: '4.000' } });

export const FriendsCut: Story = own({ news: { message: 'friendsCut', amount: '11.500' } });

export const LinkToCopy: Story = {
  ...own({ link: { address: ADDRESS, state: 'shown' } }),
  play: async (context) => {
    await expect(context.canvas.queryByText(COPY_COUNTS)).toBeNull();
    await sends(/Salin link|Copy link|复制链接/, { type: 'COPY' })(context);
  },
};

/** Before the link is copied, the page says that a copy counts as the share that earns the last cut. */
export const LinkThatEarnsACut: Story = {
  ...own({
    label: 'shareLink',
    cuts: cuts.slice(0, 2),
    link: { address: ADDRESS, state: 'shown' },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(COPY_COUNTS)).toBeVisible();
  },
};

export const LinkCopied: Story = own({ link: { address: ADDRESS, state: 'copied' } });

export const LinkNotCopied: Story = own({ link: { address: ADDRESS, state: 'copyFailed' } });

export const Failed: Story = {
  ...own({
    label: 'cutAgain',
    cuts: cuts.slice(0, 1),
    problem: { message: 'unreachable', next: 'retry', code: null },
  }),
  play: sends(/Coba lagi|Try again|重试/, { type: 'RETRY' }),
};

const reachedCuts = [...cuts, createCut('e', { cutProgress: 17_500, friend: '0812****0031' })];

/** The picture of the success carries the code, and can be shared. */
export const Reached: Story = {
  ...own({ label: 'checkReward', cuts: reachedCuts }),
  play: async ({ canvas }) => {
    const picture = await openPicture(canvas);
    await expect(picture.getAttribute('src')).toMatch(/^data:image\/png;base64,/);
    await expect(coloursOf(picture, [440, 400, 200, 200]).size).toBeGreaterThan(3);
  },
};

/** A prize is as round on the picture as in the page: beside it is the ticket. */
export const ReachedCup: Story = {
  ...own({ label: 'checkReward', cuts: reachedCuts, prize: { ...LATTE, id: 'black-cup' } }),
  play: async ({ canvas }) => {
    const picture = await openPicture(canvas);
    await expect(coloursOf(picture, [155, 480, 60, 300]).size).toBe(1);
  },
};

async function openPicture({
  getByRole,
}: Parameters<NonNullable<Story['play']>>[0]['canvas']): Promise<HTMLImageElement> {
  await userEvent.click(getByRole('button', { name: /Pamerkan|Show your|晒给/ }));
  const picture = await waitFor(() => getByRole<HTMLImageElement>('img', { name: /own-1/ }));
  await picture.decode();
  return picture;
}

/** The colours at a place of an image, in pixels. */
function coloursOf(
  image: HTMLImageElement,
  place: readonly [x: number, y: number, width: number, height: number],
): ReadonlySet<number> {
  const context = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext('2d');
  context?.drawImage(image, 0, 0);
  return new Set(new Uint32Array(context?.getImageData(...place).data.buffer ?? []));
}

const shareTo = fn(async () => succeed(undefined));

/** The native app shares the picture to a photo app and its stories. */
export const ReachedInTheApp: Story = {
  ...own({
    label: 'checkReward',
    cuts: [...cuts, createCut('e', { cutProgress: 17_500, friend: '0812****0031' })],
  }),
  decorators: [
    inFrame(() => {
      const product = composeInMemory({ route: '/' });
      return { ...product, isInApp: true, native: { ...product.native, shareTo } };
    }),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Pamerkan|Show your|晒给/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^(?:Story|快拍)$/ }));
    await expect(shareTo).toHaveBeenCalledWith(1011, 1);
    await userEvent.click(canvas.getByRole('button', { name: /Aplikasi foto|Photo app|照片应用/ }));
    await expect(shareTo).toHaveBeenCalledWith(1010, 1);
  },
};

export const ReachedAndClosed: Story = own({
  label: 'checkReward',
  cuts: [...cuts, createCut('e', { cutProgress: 17_500, friend: '0812****0031' })],
});

export const Downlink: Story = own({ label: 'firstCut', cuts: [], isDownlink: true });

export const ChoosePrize: Story = {
  args: {
    view: {
      step: 'choosing',
      campaign: createBargainCampaign(MEMORY_START, { prizes: [LATTE, CAKE] }),
    },
  },
  play: sends(/Kue Pandan|Pandan Cake|斑斓蛋糕/, { type: 'CHOOSE', prizeId: 'cake' }),
};

export const ChosenCake: Story = {
  ...own({ label: 'firstCut', cuts: [], prize: CAKE, canChooseAgain: true }),
  play: sends(/Ganti hadiah|Change reward|换个奖品/, { type: 'CHOOSE_AGAIN' }),
};

const BLACK_CUP = {
  id: 'black-cup',
  name: { id: 'Kopi Hitam', en: 'Black Coffee', zh: '黑咖啡' },
  price: 18_000,
};

const freeCup = createBargainCampaign(MEMORY_START, {
  kind: 'freeCup',
  name: { id: 'Gelas Hitam', en: 'The Black Cup', zh: '黑咖杯' },
  prizes: [BLACK_CUP],
  endsAt: MEMORY_START + 5 * DAY_MS,
});

function cupWith(review: string): Story {
  return own({
    campaign: freeCup,
    prize: BLACK_CUP,
    label: 'shareLink',
    cuts: [createCut('a', { cutAt: MEMORY_START, cutProgress: 9000 })],
    review,
  });
}

const SHARE_LINK = /Bagikan Link|Share the link|分享链接/;

/** A review to share has at least eight characters. */
export const FreeCup: Story = {
  ...cupWith('Pahi'),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: SHARE_LINK }));
    await expect(args.send).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await userEvent.type(canvas.getByRole('textbox'), 't');
    await expect(args.send).toHaveBeenCalledWith({ type: 'WRITE_REVIEW', text: 'Pahit' });
  },
};

export const FreeCupReviewed: Story = {
  ...cupWith('Pahit tapi enak'),
  play: sends(SHARE_LINK, { type: 'SHARE', text: 'Pahit tapi enak' }),
};

/** A prize without a picture of its own is a gift. */
export const UnknownPrize: Story = own({
  prize: { ...LATTE, id: 'tote-bag', name: { id: 'Tas Kain', en: 'Tote Bag', zh: '帆布袋' } },
});

export const NotStarted: Story = {
  args: { view: { step: 'notStarted', startsAt: MEMORY_START + HOUR_MS } },
};

export const NotStartedUnknown: Story = { args: { view: { step: 'notStarted', startsAt: null } } };

export const Ended: Story = { args: { view: { step: 'ended', next: 'home' } } };
