import type { CDPSession } from 'playwright';

/** Lighthouse's slow 4G, as the browser itself applies it. Milliseconds, and bytes per second. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** The phone's speed: a quarter of this machine's. Chromium slows down the main thread alone. */
const CPU_THROTTLING = 4;

/** Makes a page run as on a slow phone. */
export async function slowDownPhone(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLING });
}

/** Makes a page ask as on a slow network. */
export async function slowDownNetwork(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
}
