import { throttling } from 'lighthouse/core/config/constants.js';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser, CDPSession } from 'playwright';
import * as v from 'valibot';
import { median } from '../median.ts';

/** Lighthouse's slow 4G, as the browser itself applies it. */
export const SLOW_4G = throttling.mobileSlow4G;

/** Bytes per second in a kilobit. */
const KILOBIT = 1024 / 8;

/**
 * The phone's speed, as Lighthouse's index of a processor: a quarter of a good computer's. Chromium's DevTools take 264
 * for a cheap phone and 1,000 for a usual one.
 */
const PHONE_SPEED = 500;

/** How often this machine's speed is measured, a second each: a single one may meet a short burst. */
const SPEED_SAMPLES = 3;

/**
 * How many times the phone is slower than this machine is now. A fixed factor would make another phone of each machine,
 * and on a shared machine of each minute.
 *
 * @returns At least 1: a machine cannot play a faster one.
 */
export async function measureSlowdown(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  try {
    const speeds: number[] = [];
    while (speeds.length < SPEED_SAMPLES) {
      const speed = await page.evaluate(`(${pageFunctions.computeBenchmarkIndex})()`);
      speeds.push(v.parse(v.number(), speed));
    }
    return Math.max(1, median(speeds) / PHONE_SPEED);
  } finally {
    await page.close();
  }
}

/** Makes a page run as on a slow phone. Chromium slows down the main thread alone. */
export async function slowDownPhone(session: CDPSession, slowdown: number): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Makes a page ask as on a slow network. */
export async function slowDownNetwork(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_4G.requestLatencyMs,
    downloadThroughput: SLOW_4G.downloadThroughputKbps * KILOBIT,
    uploadThroughput: SLOW_4G.uploadThroughputKbps * KILOBIT,
  });
}
