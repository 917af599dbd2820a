import { BANNER_PLACEMENT, fail, ROUTES, type ScreenGateways, succeed } from '@cangkir/core';
import {
  createAccount,
  createBanner,
  createHome,
  createRunningCampaign,
  createVoucher,
  MEMORY_START,
} from '@cangkir/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { composeInMemory } from '../../compose-in-memory.ts';
import type { Product } from '../../product-context.tsx';
import { inFrame, withMessages } from '../../testing/in-frame.tsx';
import { createMemberProduct, createReturningProduct } from '../../testing/member-product.ts';
import { homeScreen } from './home.screen.tsx';

const meta = {
  title: 'Home',
  component: homeScreen.Screen,
  loaders: [withMessages('home', 'mine')],
} satisfies Meta<typeof homeScreen.Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const { homeBanner, homeFunc, homeList, h5Banner } = BANNER_PLACEMENT;

const text = (id: string, en: string, zh: string) => ({ id, en, zh });

/** A home like that of a usual day. */
const FULL = createHome(MEMORY_START, {
  banners: [
    createBanner(MEMORY_START),
    createBanner(MEMORY_START, {
      id: 'wheel',
      picture: 'wheel',
      title: text('Gajian? Putar rodanya!', 'Payday? Spin the wheel!', '发薪日抽奖'),
      text: text('Ada tumbler dan kopi gratis', 'Win a tumbler or a free coffee', '赢随行杯和咖啡'),
    }),
    createBanner(MEMORY_START, { id: 'pack', picture: 'pack', text: null }),
    ...(
      [
        ['icedLatte', text('Pesan', 'Order', '点单')],
        ['pack', text('Paket', 'Packs', '券包')],
        ['gift', text('Gift card', 'Gift cards', '礼品卡')],
        ['card', text('Kartu member', 'Member card', '会员卡')],
      ] as const
    ).map(([picture, title]) =>
      createBanner(MEMORY_START, { id: picture, placement: homeFunc, picture, title, text: null }),
    ),
    createBanner(MEMORY_START, {
      id: 'app',
      placement: h5Banner,
      picture: 'cappuccino',
      title: text('Tukar poin di aplikasi', 'Redeem your points in the app', '在 App 里使用积分'),
      text: text('Satu poin, potongan Rp50', 'Rp50 off for every point', '每积分抵 Rp50'),
    }),
    ...(
      [
        [
          'americano',
          text('Es Americano', 'Iced Americano', '冰美式'),
          text('Segar, tanpa gula', 'Crisp, no sugar', '清爽无糖'),
        ],
        [
          'cappuccino',
          text('Cappuccino', 'Cappuccino', '卡布奇诺'),
          text('Busa lembut, panas', 'Hot, with silky foam', '绵密奶泡'),
        ],
        [
          'croissant',
          text('Croissant', 'Croissant', '可颂'),
          text('Hangat dari oven', 'Warm from the oven', '新鲜出炉'),
        ],
        [
          'bag',
          text('Biji Gayo', 'Gayo Beans', '加幼咖啡豆'),
          text('Seduh di rumah', 'Brew at home', '在家冲泡'),
        ],
      ] as const
    ).map(([picture, title, detail]) =>
      createBanner(MEMORY_START, {
        id: `card-${picture}`,
        placement: homeList,
        picture,
        title,
        text: detail,
      }),
    ),
  ],
  campaigns: [
    createRunningCampaign(MEMORY_START),
    createRunningCampaign(MEMORY_START, {
      code: 'free',
      offer: {
        title: text('Gratis Es Americano', 'Free Iced Americano', '免费冰美式'),
        value: 18_000,
        currencyCode: 'IDR',
        isFree: true,
      },
    }),
    ...(['draw', 'bargain', 'checkIn', 'gifts'] as const).map((kind) =>
      createRunningCampaign(MEMORY_START, { kind, offer: null }),
    ),
  ],
});

/** Home as a person sees it, with what the gateways answer. */
function seenBy(product: () => Product, answers: Partial<ScreenGateways> = {}): Story {
  return {
    decorators: [
      inFrame(() => {
        const opened = product();
        const home = { find: async () => succeed(FULL) };
        return { ...opened, gateways: { ...opened.gateways, home, ...answers } };
      }),
    ],
  };
}

const asVisitor = () => composeInMemory({ route: ROUTES.home });
const asMember = () => createMemberProduct(ROUTES.home);

const unreachable = async () => fail({ kind: 'unreachable' as const });
const never = () => new Promise<never>(() => {});

/** The vouchers of a member's wallet. */
function wallet(list: ScreenGateways['vouchers']['list']): ScreenGateways['vouchers'] {
  return { list, find: unreachable };
}

export const Skeleton = {
  decorators: [inFrame()],
  render: () => <homeScreen.Skeleton />,
};

export const Visitor: Story = {
  ...seenBy(asVisitor),
  play: async ({ canvas }) => {
    await canvas.findAllByText(/Rp15/);
    const banner = canvas.getAllByRole('link').find((link) => link.closest('li') !== null);
    await expect(banner).toHaveAttribute('href', '#/get-coupons?activityCode=kopi-susu');
  },
};

export const Member: Story = {
  ...seenBy(asMember, {
    vouchers: wallet(async () =>
      succeed([createVoucher('voucher-1', MEMORY_START), createVoucher('voucher-2', MEMORY_START)]),
    ),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('240')).toBeVisible();
    await expect(await canvas.findByText('2')).toBeVisible();
  },
};

export const MemberWithNothing: Story = seenBy(asMember, {
  account: {
    find: async () => succeed(createAccount(MEMORY_START, { name: null, credits: [] })),
    pointsHistory: unreachable,
  },
});

export const Loading: Story = seenBy(asMember, {
  home: { find: never },
  account: { find: never, pointsHistory: never },
  vouchers: wallet(never),
});

/** What the tiles show. */
const GLANCE = {
  account: createAccount(MEMORY_START),
  vouchers: [createVoucher('voucher-1', MEMORY_START)],
};

const OFFLINE: Partial<ScreenGateways> = {
  home: { find: unreachable },
  account: { find: unreachable, pointsHistory: unreachable },
  vouchers: wallet(unreachable),
};

export const Offline: Story = seenBy(asMember, OFFLINE);

const AS_OF = /Data terakhir|Last updated|数据截至/;

/** One note says of the whole page that it is of an earlier time. */
export const OfflineAfterAVisit: Story = {
  ...seenBy(() => createReturningProduct(ROUTES.home, { ...GLANCE, home: FULL }), OFFLINE),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(AS_OF)).toHaveLength(1);
    await expect(canvas.getByText('240')).toBeVisible();
  },
};

/** The tiles alone are of an earlier time. */
export const OfflineAfterAnotherPage: Story = {
  ...seenBy(() => createReturningProduct(ROUTES.home, GLANCE), OFFLINE),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(AS_OF)).toHaveLength(1);
    await expect(canvas.getByText('240')).toBeVisible();
  },
};

export const InTheApp: Story = {
  ...seenBy(() => ({ ...asMember(), isInApp: true })),
  play: async ({ canvas }) => {
    await canvas.findByText('240');
    await expect(canvas.queryAllByRole('link', { current: 'page' })).toEqual([]);
  },
};

export const LittleGoesOn: Story = seenBy(asVisitor, {
  home: {
    find: async () =>
      succeed(
        createHome(MEMORY_START, {
          banners: [
            createBanner(MEMORY_START, {
              placement: homeBanner,
              forwardUrl: 'https://elsewhere.example',
            }),
          ],
          campaigns: [],
          moduleItems: [],
        }),
      ),
  },
});
