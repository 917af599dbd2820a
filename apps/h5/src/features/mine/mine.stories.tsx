import { appHostAddress, fail, ROUTES, type ScreenGateways, succeed } from '@cangkir/core';
import {
  type CallOutcome,
  createAccount,
  createMemoryWorld,
  createVoucher,
  MEMORY_HOSTS,
  MEMORY_START,
  type MemoryWorld,
} from '@cangkir/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { composeInMemory } from '../../compose-in-memory.ts';
import type { Product } from '../../product-context.tsx';
import { inFrame, withMessages } from '../../testing/in-frame.tsx';
import { createMemberProduct, createReturningProduct } from '../../testing/member-product.ts';
import { mineScreen } from './mine.screen.tsx';

const meta = {
  title: 'Mine',
  component: mineScreen.Screen,
  loaders: [withMessages('mine')],
} satisfies Meta<typeof mineScreen.Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const asMember = () => createMemberProduct(ROUTES.mine);

/** The account as a person sees it, with what the gateways answer. */
function seenBy(product: () => Product, answers: Partial<ScreenGateways> = {}): Story {
  return {
    decorators: [
      inFrame(() => {
        const opened = product();
        return { ...opened, gateways: { ...opened.gateways, ...answers } };
      }),
    ],
  };
}

const memberCard = /Kartu member|Member card|会员卡/;

const unreachable = async () => fail({ kind: 'unreachable' as const });

export const Skeleton = {
  decorators: [inFrame()],
  render: () => <mineScreen.Skeleton />,
};

export const Visitor: Story = {
  ...seenBy(() => composeInMemory({ route: ROUTES.mine })),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/\*\*\*/)).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('link')).toHaveLength(11);
  },
};

export const Member: Story = {
  ...seenBy(asMember, {
    vouchers: {
      list: async () => succeed([createVoucher('voucher-1', MEMORY_START)]),
      find: unreachable,
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('240')).toBeVisible();
    await expect(canvas.getByText('08123*****90')).toBeVisible();
    await expect(canvas.getByRole('link', { name: memberCard })).toBeVisible();
  },
};

function memberOf(phone: string): Product {
  const member = asMember();
  member.app.session.global.set({ userInfo: { id: 'member-1', phone } });
  return member;
}

/** It has as many rows as the market: no member card abroad. */
export const SkeletonInSingapore: Story = {
  ...seenBy(() => memberOf('+6581230404')),
  render: () => (
    <>
      <mineScreen.Skeleton />
      <mineScreen.Screen />
    </>
  ),
  play: async ({ canvas }) => {
    const [bones, rows] = canvas.getAllByRole('heading', { name: /Punyaku|My things|我的服务/ });
    await expect(bones?.nextElementSibling?.children).toHaveLength(
      rows?.nextElementSibling?.children.length ?? 0,
    );
  },
};

/** The account of a member abroad. The member card is sold in Indonesia alone. */
function abroad(phone: string, country: RegExp): Story {
  return {
    ...seenBy(() => memberOf(phone)),
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('240')).toBeVisible();
      await expect(canvas.getAllByText(country).at(0)).toBeVisible();
      await expect(canvas.queryByRole('link', { name: memberCard })).toBeNull();
      await expect(canvas.getByRole('link', { name: /Gift card|礼品卡/ })).toBeVisible();
    },
  };
}

export const MemberInThePhilippines = abroad('+639170000303', /Filipina|Philippines|菲律宾/);

export const MemberInSingapore = abroad('+6581230404', /Singapura|Singapore|新加坡/);

export const WithoutAName: Story = seenBy(asMember, {
  account: {
    find: async () => succeed(createAccount(MEMORY_START, { name: null, credits: [] })),
    pointsHistory: unreachable,
  },
});

const OFFLINE: Partial<ScreenGateways> = {
  account: { find: unreachable, pointsHistory: unreachable },
  vouchers: { list: unreachable, find: unreachable },
};

export const Offline: Story = seenBy(asMember, OFFLINE);

/** One note says of both tiles that they are of an earlier time. */
export const OfflineAfterAVisit: Story = {
  ...seenBy(
    () =>
      createReturningProduct(ROUTES.mine, {
        account: createAccount(MEMORY_START),
        vouchers: [createVoucher('voucher-1', MEMORY_START)],
      }),
    OFFLINE,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/Data terakhir|Last updated|数据截至/)).toHaveLength(1);
    await expect(canvas.getByText('240')).toBeVisible();
  },
};

const leave = fn();

/** A member in the native app. */
function inApp(isAppLogin: boolean): Product {
  const member = asMember();
  member.app.session.global.set({ isAppLogin });
  return { ...member, isInApp: true, router: { ...member.router, leave } };
}

const LOG_OUT = /^(Keluar|Log out|退出登录)$/;

/** The orders are a page of the native app, which opens it, and logs out itself. */
export const InTheApp: Story = {
  ...seenBy(() => inApp(true)),
  play: async ({ canvas }) => {
    leave.mockClear();
    const orders = appHostAddress(ROUTES.mine, MEMORY_HOSTS);
    const link = canvas.getAllByRole('link').find((one) => one.getAttribute('href') === orders);
    await userEvent.click(link ?? canvas.getByRole('main'));
    await expect(leave).toHaveBeenCalledWith(orders);
    await expect(canvas.queryByRole('button', { name: LOG_OUT })).toBeNull();
  },
};

/** The app knows nothing of this login. */
export const InTheAppBySms: Story = {
  ...seenBy(() => inApp(false)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: LOG_OUT })).toBeVisible();
  },
};

let product: Product;
let world: MemoryWorld;

export const LoggingOut: Story = {
  ...seenBy(() => {
    product = asMember();
    product.app.setLanguage('zh');
    return product;
  }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('240');
    const { session } = product.app;
    const open = () => userEvent.click(canvas.getAllByRole('button').at(-2) ?? canvasElement);

    const body = within(canvasElement.ownerDocument.body);
    const answers = async () => within(await body.findByRole('alertdialog')).getAllByRole('button');

    await open();
    await userEvent.click((await answers()).at(0) ?? canvasElement);
    await expect(session.global.get().userInfo).not.toBeNull();

    await open();
    await userEvent.click((await answers()).at(-1) ?? canvasElement);
    await waitFor(() => expect(session.global.get().userInfo).toBeNull());
    await expect(session.global.get()).toMatchObject({ token: '', lan: 'zh' });
    await waitFor(() => expect(canvas.queryByText(/\*\*\*/)).not.toBeInTheDocument());
  },
};

/** The account of a member, after they confirmed to log out everywhere. */
function loggingOutEverywhere(...outcomes: readonly CallOutcome<void>[]): Story {
  return {
    ...seenBy(() => {
      world = createMemoryWorld();
      product = createMemberProduct(ROUTES.mine, world);
      world.gateways.login.calls.logOutEverywhere.next(...outcomes);
      product.app.start();
      return product;
    }),
    play: async ({ canvas, canvasElement }) => {
      await canvas.findByText('240');
      await userEvent.click(canvas.getAllByRole('button').at(-1) ?? canvasElement);
      const body = within(canvasElement.ownerDocument.body);
      await expect(product.app.session.global.get().userInfo).not.toBeNull();
      const dialog = within(await body.findByRole('alertdialog'));
      await userEvent.click(dialog.getAllByRole('button').at(-1) ?? canvasElement);
    },
  };
}

export const LoggingOutEverywhere: Story = loggingOutEverywhere({ kind: 'never' });

export const LoggedOutEverywhere: Story = {
  ...loggingOutEverywhere(),
  play: async (story) => {
    await loggingOutEverywhere().play?.(story);
    const { canvas } = story;
    await canvas.findByText(/sudah keluar dari semua|logged out on all|^已退出所有/);
    await expect(product.app.session.global.get()).toMatchObject({ token: '', userInfo: null });
    await expect(canvas.queryByText(/\*\*\*/)).not.toBeInTheDocument();
  },
};

/** The person stays logged in, and reads that it failed. */
export const LogoutEverywhereFailed: Story = {
  ...loggingOutEverywhere({ kind: 'malformed' }),
  play: async (story) => {
    await loggingOutEverywhere().play?.(story);
    await story.canvas.findByText(/tidak beres|went wrong|出了点问题/);
    await expect(product.app.session.global.get().userInfo).not.toBeNull();
  },
};
