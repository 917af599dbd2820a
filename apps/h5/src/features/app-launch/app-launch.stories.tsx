import {
  BRAND,
  fail,
  type NativeFailure,
  type NativeHost,
  ROUTES,
  succeed,
  targetLink,
} from '@cangkir/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { composeInMemory } from '../../compose-in-memory.ts';
import { inFrame, withMessages } from '../../testing/in-frame.tsx';
import { appOpenScreen } from './app-open.screen.tsx';
import { downloadScreen } from './download.screen.tsx';
import { exchangeScreen } from './exchange.screen.tsx';
import { toAppScreen } from './to-app.screen.tsx';

const meta = {
  title: 'App launch',
  component: appOpenScreen.Screen,
  loaders: [withMessages('app-launch')],
} satisfies Meta<typeof appOpenScreen.Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

type Options = Omit<Parameters<typeof composeInMemory>[0], 'route'>;

const leave = fn();
const replace = fn();

/** A screen on a phone or a desktop, with a router that goes nowhere. */
function opened(
  Screen: ComponentType,
  options: Options = {},
  route: string = ROUTES.appOpen,
): Story {
  return {
    decorators: [
      inFrame(() => {
        leave.mockClear();
        replace.mockClear();
        const product = composeInMemory({ route, ...options });
        return { ...product, router: { ...product.router, leave, replace } };
      }),
    ],
    render: () => <Screen />,
  };
}

/** The native app in some version. */
function inApp(version: string, calls: Partial<NativeHost> = {}): Options {
  return { calls: { appVersion: async () => succeed(version), ...calls } };
}

const IPHONE_CHAT: Options = { browser: { system: 'ios', isInOtherApp: true } };
const DESKTOP: Options = { browser: { system: 'desktop', isInOtherApp: false } };

export const Skeleton: Story = {
  decorators: [inFrame()],
  render: () => <appOpenScreen.Skeleton />,
};

/** The app opens at the route of the link, and on a tap only. */
export const OpenOnAndroid: Story = {
  ...opened(appOpenScreen.Screen, {}, targetLink(ROUTES.appOpen, '/couponDetail?id=v1')),
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('button', { name: /Buka aplikasi|Open the app|打开 App/ });
    await expect(leave).not.toHaveBeenCalled();
    await userEvent.click(open);
    await expect(leave).toHaveBeenLastCalledWith(
      expect.stringMatching(/^intent:\/\/couponDetail\?id=v1#Intent;/),
    );
  },
};

/** From a chat the deep link opens it. As the app may not open, the way to a browser is there. */
export const OpenFromChatOnIos: Story = {
  ...opened(appOpenScreen.Screen, IPHONE_CHAT),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /Buka aplikasi|Open the app|打开 App/ }),
    );
    await expect(leave).toHaveBeenLastCalledWith(BRAND.deepLinkScheme);
    const guide = await canvas.findByRole('link', { name: /browser|浏览器/ });
    await expect(guide).toHaveAttribute('href', expect.stringContaining(ROUTES.browserGuide));
  },
};

export const OpenOnDesktop: Story = opened(appOpenScreen.Screen, DESKTOP);

export const TooOld: Story = {
  ...opened(appOpenScreen.Screen, inApp('3.2.9', { showStore: async () => succeed(undefined) })),
  play: async ({ canvas }) => {
    const update = await canvas.findByRole('button', { name: /Perbarui|Update|更新/ });
    await userEvent.click(update);
    await expect(leave).not.toHaveBeenCalled();
  },
};

export const ExchangeTooOld: Story = {
  ...opened(exchangeScreen.Screen, inApp('3.1.0')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Perbarui|Update|更新/ }));
    // The app does not show its store, so its address does.
    await waitFor(() => expect(leave).toHaveBeenCalledOnce());
  },
};

/** An app that does not say its version is taken for too old. */
export const ExchangeVersionUnknown: Story = opened(exchangeScreen.Screen, {
  calls: { appVersion: async () => fail({ kind: 'unsupported' }) },
});

const withoutDeviceInfo = fn(async () => fail<NativeFailure>({ kind: 'no-device-info' }));

/** An Android app without device info can be asked again. */
export const NoDeviceInfo: Story = {
  ...opened(exchangeScreen.Screen, { calls: { appVersion: withoutDeviceInfo } }),
  play: async ({ canvas }) => {
    withoutDeviceInfo.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: /Coba lagi|Try again|重试/ }));
    await waitFor(() => expect(withoutDeviceInfo).toHaveBeenCalledOnce());
  },
};

export const ExchangeInBrowser: Story = opened(exchangeScreen.Screen);

/** An app that is new enough goes on to the wallet. */
export const ExchangeReady: Story = {
  ...opened(exchangeScreen.Screen, inApp('3.3.0'), ROUTES.exchangeCenter),
  play: async () => {
    await waitFor(() => expect(replace).toHaveBeenCalledWith(ROUTES.vouchers));
  },
};

export const Download: Story = opened(downloadScreen.Screen, {}, ROUTES.download);

export const DownloadOnDesktop: Story = opened(downloadScreen.Screen, DESKTOP, ROUTES.download);

export const ToApp: Story = opened(toAppScreen.Screen, IPHONE_CHAT, ROUTES.toApp);

export const ToAppOnDesktop: Story = opened(toAppScreen.Screen, DESKTOP, ROUTES.toApp);
