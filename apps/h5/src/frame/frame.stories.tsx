import { type PageStep, type Problem, ROUTES } from '@cangkir/core';
import { Button, useToast } from '@cangkir/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { createActor, fromCallback } from 'xstate';
import { composeInMemory } from '../compose-in-memory.ts';
import { createPart, type LoadPart } from '../navigation/part.tsx';
import { inFrame, withMessages } from '../testing/in-frame.tsx';
import { useConfirm } from './confirm.tsx';
import { FrameScreen } from './frame-screen.tsx';
import { Late } from './late.tsx';
import { LoadingScreen, SkeletonScreen } from './loading-screen.tsx';
import { Page } from './page.tsx';
import { RouteScreen } from './route-screen.tsx';
import { defineScreen, type ScreenDefinition } from './screen-definition.ts';
import { TextSkeleton } from './text-skeleton.tsx';
import { useRoute } from './use-route.ts';

const meta = {
  title: 'Frame',
  loaders: [withMessages()],
  decorators: [inFrame()],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const menuScreen = defineScreen({
  title: 'frame:myVouchers',
  Screen: () => <Page title="Menu">Kopi susu</Page>,
  Skeleton: TextSkeleton,
});

/** What the frame sends to the machine of the page. */
const send = fn();

/** What the frame shows of a page with a machine. */
function showing(view: PageStep): Story {
  const page = createActor(fromCallback(({ receive }) => receive(send))).start();
  return {
    render: () => <FrameScreen view={view} screen={menuScreen} page={page} />,
  };
}

function failing(message: Problem['message'], next: Problem['next']): Story {
  return showing({ step: 'loadFailed', problem: { message, next, code: null } });
}

const RETRY = /Coba lagi|Try again|重试/;
const RELOAD = /Muat ulang|Reload|刷新/;
const CHANGE_LANGUAGE = /Ganti bahasa|Change language|切换语言/;
const CLOSE = /^(Tutup|Close|关闭)$/;
const LOG_IN = /^(Masuk|Log in|登录)$/;

export const LoadingCode: Story = { render: () => <LoadingScreen /> };

/** What the page does not need comes after it; without it the page stays as it is. */
export const LatePart: Story = {
  render: () => (
    <Page title="Menu">
      Kopi susu
      <Late load={createPart([], async () => () => <p>Iklan</p>)} props={{}} />
      <Late load={lostPart} props={{}} />
    </Page>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Iklan')).toBeVisible());
    await expect(canvas.getByText(/Kopi susu/)).toBeVisible();
  },
};

const lostPart = createPart([], () => Promise.reject(new Error('The part is lost.')));

export const LoadingData: Story = showing({ step: 'loading' });

/** Its data arrive. */
let arrive = () => {};

function ArrivingPage() {
  const [hasArrived, setArrived] = useState(false);
  useEffect(() => {
    arrive = () => flushSync(() => setArrived(true));
  }, []);
  return hasArrived ? <menuScreen.Screen /> : <SkeletonScreen {...menuScreen} />;
}

export const LanguageWhileDataArrive: Story = {
  render: () => <ArrivingPage />,
  play: async ({ canvas }) => {
    const before = canvas.getByRole('button', { name: CHANGE_LANGUAGE });
    await userEvent.click(before);
    await expect(canvas.getByRole('dialog')).toBeVisible();
    arrive();
    await expect(before).not.toBeInTheDocument();
    await expect(canvas.getByRole('dialog')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: CLOSE }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: CHANGE_LANGUAGE })).toHaveFocus();
  },
};

/** A web view goes back though the sheet is open. */
export const LanguageOfThePageBefore: Story = {
  decorators: [inFrame(() => product)],
  beforeEach: () => {
    const opened = composeInMemory({ route: ROUTES.vouchers });
    let depth = 1;
    function back() {
      depth = 0;
      opened.router.replace(ROUTES.home);
    }
    product = { ...opened, router: { ...opened.router, depth: () => depth, back } };
  },
  render: () => <Page title="Menu">Kopi susu</Page>,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: CHANGE_LANGUAGE }));
    await expect(canvas.getByRole('dialog')).toBeVisible();
    product.router.back();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const FailedToLoad: Story = {
  ...failing('busy', 'retry'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: RETRY }));
    await expect(send).toHaveBeenCalledWith({ type: 'RETRY' });
  },
};

export const Offline: Story = {
  ...failing('unreachable', 'retry'),
  beforeEach: () => {
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/offline|离线/);
  },
};

export const LoginRequired: Story = {
  ...showing({ step: 'loginRequired' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: LOG_IN }));
    await expect(send).toHaveBeenCalledWith({ type: 'LOG_IN' });
  },
};

/** The login takes its place in a moment. */
export const SkeletonBeforeLogin: Story = failing('sessionEnded', 'logIn');

/** A retry would find nothing again. */
export const NotFound: Story = {
  ...showing({ step: 'notFound' }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: RETRY })).toBeNull();
    await expect(canvas.getByRole('button', { name: /beranda|home|首页/i })).toBeVisible();
  },
};

export const AppTooOld: Story = failing('bridgeUnsupported', 'openApp');

function Crashing(): never {
  throw new Error('The screen is wrong.');
}

/** React reports to the console what an error boundary catches. */
function silenceReports() {
  spyOn(console, 'error').mockImplementation(() => {});
}

export const Crashed: Story = {
  beforeEach: silenceReports,
  render: () => <Crashing />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: RELOAD })).toBeVisible();
  },
};

function CrashingWallet() {
  return useRoute() === ROUTES.vouchers ? <Crashing /> : <Page title="Menu">Kopi susu</Page>;
}

let product = composeInMemory({ route: ROUTES.vouchers });

export const OtherRouteAfterCrash: Story = {
  decorators: [inFrame(() => product)],
  beforeEach: () => {
    silenceReports();
    product = composeInMemory({ route: ROUTES.vouchers });
  },
  render: () => <CrashingWallet />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    product.router.push(ROUTES.home);
    await expect(await canvas.findByText('Kopi susu')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The screen's code arrives when it is asked for again. */
function createLateScreen(): LoadPart<ScreenDefinition> {
  const load = fn(async () => menuScreen).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  return createPart([], load);
}

let loadScreen = createLateScreen();

const missingChunk: Story = {
  beforeEach: () => {
    silenceReports();
    loadScreen = createLateScreen();
  },
  render: () => <RouteScreen load={loadScreen} />,
};

export const ChunkMissing: Story = missingChunk;

export const ChunkMissingAtFirst: Story = {
  ...missingChunk,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: RETRY }));
    await expect(await canvas.findByText('Kopi susu')).toBeVisible();
  },
};

function ToastPage() {
  const show = useToast();
  return (
    <Page title="Kode promo">
      <Button onClick={() => show({ message: 'Kode disalin', tone: 'success' })}>Salin</Button>
    </Page>
  );
}

export const Toast: Story = {
  render: () => <ToastPage />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Salin' }));
    await waitFor(() => expect(canvas.getByText('Kode disalin')).toBeVisible());
  },
};

/** What the person answered, in order. */
const answered = fn();

function ConfirmPage() {
  const confirm = useConfirm();

  async function cancelOrder() {
    const isConfirmed = await confirm({
      title: 'Batalkan pesanan?',
      body: 'Pesanan yang dibatalkan tidak bisa dikembalikan.',
      confirmLabel: 'Batalkan',
      cancelLabel: 'Jangan',
      tone: 'danger',
    });
    answered(isConfirmed);
  }

  return (
    <Page title="Pesanan">
      <Button onClick={() => void cancelOrder()}>Batalkan pesanan</Button>
      <Button
        variant="quiet"
        onClick={() => {
          void cancelOrder();
          void cancelOrder();
        }}
      >
        Batalkan semua
      </Button>
    </Page>
  );
}

const confirmPage: Story = { render: () => <ConfirmPage /> };

export const Confirm: Story = {
  ...confirmPage,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Batalkan pesanan' }));
    await waitFor(() => expect(canvas.getByRole('alertdialog')).toBeVisible());
    await expect(answered).not.toHaveBeenCalled();
  },
};

export const Confirmed: Story = {
  ...confirmPage,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Batalkan pesanan' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Batalkan' }));
    await waitFor(() => expect(answered.mock.calls).toEqual([[true]]));
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
  },
};

export const Cancelled: Story = {
  ...confirmPage,
  play: async ({ canvas }) => {
    const asking = canvas.getByRole('button', { name: 'Batalkan pesanan' });
    await userEvent.click(asking);
    await userEvent.click(canvas.getByRole('button', { name: 'Jangan' }));
    await waitFor(() => expect(answered.mock.calls).toEqual([[false]]));
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await expect(asking).toHaveFocus();
    // A question that is over is not answered again.
    await expect(answered).toHaveBeenCalledOnce();
  },
};

/** A newer question takes the place of an older one, which is not confirmed. */
export const AskedTwice: Story = {
  ...confirmPage,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Batalkan semua' }));
    await waitFor(() => expect(answered.mock.calls).toEqual([[false]]));
    await userEvent.click(canvas.getByRole('button', { name: 'Batalkan' }));
    await waitFor(() => expect(answered.mock.calls).toEqual([[false], [true]]));
  },
};
