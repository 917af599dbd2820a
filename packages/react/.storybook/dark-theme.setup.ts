/**
 * After each story, on the page that still shows it: its contrast in the dark theme. A theme changes colors alone, so
 * nothing is drawn or played again.
 */
import axe from 'axe-core';
import { pauseAnimations } from 'storybook/preview-api';
import { afterEach, expect, vi } from 'vitest';
import { cdp } from 'vitest/browser';

afterEach(async () => {
  // At its end, as it was for the light theme: Storybook lets all motion begin again once a story is over.
  const resume = pauseAnimations();
  await prefer('dark');
  const { violations } = await axe.run(document.body, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
  });
  await prefer('light');
  await resume();
  const found = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  );
  expect(found, 'the contrast in the dark theme').toEqual([]);
});

async function prefer(value: 'light' | 'dark'): Promise<void> {
  const features = [{ name: 'prefers-color-scheme', value }];
  await cdp().send('Emulation.setEmulatedMedia', { features });
  // The story is in a frame, which may hear of it later than the page. The time guards against a hang alone.
  const isPreferred = () => matchMedia(`(prefers-color-scheme: ${value})`).matches;
  await vi.waitUntil(isPreferred, { timeout: 60_000 });
}
