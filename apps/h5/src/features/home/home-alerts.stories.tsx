import { BANNER_PLACEMENT, type BannerPlacement, fail, ROUTES, succeed } from '@cangkir/core';
import { openDailyBanners } from '@cangkir/core/banners';
import { createBanner, MEMORY_START } from '@cangkir/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Product } from '../../product-context.tsx';
import { inFrame, readsOfStory, withMessages } from '../../testing/in-frame.tsx';
import { createMemberProduct } from '../../testing/member-product.ts';
import { HomeAlerts } from './home-alerts.tsx';
import { useIsBusy } from './use-is-busy.ts';

const meta = {
  title: 'Home alerts',
  component: HomeAlerts,
  loaders: [withMessages('home')],
  args: { isBusy: () => false },
} satisfies Meta<typeof HomeAlerts>;

export default meta;
type Story = StoryObj<typeof meta>;

const text = (id: string, en: string, zh: string) => ({ id, en, zh });

const TITLES: Readonly<Partial<Record<BannerPlacement, ReturnType<typeof text>>>> = {
  launchAd: text('Es Latte Pandan', 'Iced Pandan Latte', '香兰冰拿铁'),
  homeAlert: text('Nego harga kopimu', 'Bargain for your coffee', '今天就来砍价'),
  newGiftAlert: text('Ada voucher menunggumu', 'A voucher is waiting', '有一张优惠券在等你'),
};

const AD = /Es Latte Pandan|Iced Pandan Latte|香兰冰拿铁/;
const NEWS = /Nego harga kopimu|Bargain for your coffee|今天就来砍价/;
const GIFT = /Ada voucher menunggumu|A voucher is waiting|有一张优惠券在等你/;
const SKIP = /^(Lewati|Skip|跳过)$/;
const LATER = /^(Nanti saja|Not now|以后再说)$/;

/** Home for a member, with these placements in the backend. */
function having(
  placements: readonly BannerPlacement[],
  prepare: (product: Product) => void = () => {},
  answered: () => Promise<void> = async () => {},
): Story {
  return {
    decorators: [
      inFrame(() => {
        const product = createMemberProduct(ROUTES.home);
        prepare(product);
        const isAnswered = answered();
        const find = async (placement: BannerPlacement) => {
          await isAnswered;
          return succeed(
            placements
              .filter((each) => each === placement)
              .map((each) =>
                createBanner(MEMORY_START, {
                  placement: BANNER_PLACEMENT[each],
                  picture: each === 'newGiftAlert' ? 'gift' : 'icedLatte',
                  title: TITLES[each] ?? text('', '', ''),
                }),
              ),
          );
        };
        return { ...product, gateways: { ...product.gateways, banners: { find } } };
      }),
    ],
  };
}

const ALL = ['launchAd', 'homeAlert', 'newGiftAlert'] as const;

type Canvas = ReturnType<typeof within>;

async function sheetOf(canvas: Canvas, title: RegExp): Promise<Canvas> {
  await waitFor(() => expect(canvas.getByRole('dialog', { name: title })).toBeVisible());
  return within(canvas.getByRole('dialog', { name: title }));
}

/** The ad of the start can be skipped. */
export const LaunchAd: Story = {
  ...having(['launchAd']),
  play: async ({ canvas }) => {
    const ad = await sheetOf(canvas, AD);
    await expect(ad.getByRole('button', { name: SKIP })).toBeVisible();
  },
};

export const News: Story = {
  ...having(['homeAlert']),
  play: async ({ canvas }) => {
    await sheetOf(canvas, NEWS);
  },
};

export const Gift: Story = {
  ...having(['newGiftAlert']),
  play: async ({ canvas }) => {
    await sheetOf(canvas, GIFT);
  },
};

/** One a visit: the others wait for the next one. */
export const OneAVisit: Story = {
  ...having(ALL),
  play: async ({ canvas }) => {
    await userEvent.click((await sheetOf(canvas, AD)).getByRole('button', { name: SKIP }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Where there is no ad, the news come first, and are closed. */
export const NoAd: Story = {
  ...having(['homeAlert', 'newGiftAlert']),
  play: async ({ canvas }) => {
    await userEvent.click((await sheetOf(canvas, NEWS)).getByRole('button', { name: LATER }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Who has started at another page sees no ad; what was shown today is not shown again. */
export const LaterToday: Story = {
  ...having(ALL, ({ app, storage, now }) => {
    app.session.commonSession.set({ routeQueue: [{ path: ROUTES.mine }, { path: ROUTES.home }] });
    openDailyBanners({ storage, now, userId: () => 'member-1' }).markShown('homeAlert');
  }),
  play: async ({ canvas }) => {
    await sheetOf(canvas, GIFT);
  },
};

/** Without a network nothing opens. */
export const Failed: Story = {
  decorators: [
    inFrame(() => {
      const product = createMemberProduct(ROUTES.home);
      const find = async () => fail({ kind: 'unreachable' as const });
      return { ...product, gateways: { ...product.gateways, banners: { find } } };
    }),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** The answers that the backend keeps back. */
const heldBack: (() => void)[] = [];

function AlertsOfHome() {
  return <HomeAlerts isBusy={useIsBusy()} />;
}

/** Who is faster than the answers is not disturbed, and all stays due. */
export const Tapped: Story = {
  ...having(
    ALL,
    () => {},
    () => new Promise((resolve) => heldBack.push(resolve)),
  ),
  render: () => <AlertsOfHome />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvasElement);
    for (const answer of heldBack.splice(0)) answer();
    await waitFor(() => expect(readsOfStory().some(Boolean)).toBe(true));
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
