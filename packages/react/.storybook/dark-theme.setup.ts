/**
 * After each story, on the page that still shows it: its contrast in the dark theme. A theme changes colors alone, so
 * nothing is drawn or played again.
 */
import axe from 'axe-core';
import { afterEach, expect } from 'vitest';
import { cdp } from 'vitest/browser';

afterEach(async () => {
  await prefer('dark');
  // A color that still changes to the other theme's has too little contrast.
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
  const { violations } = await axe.run(document.body, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
  });
  await prefer('light');
  const found = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  );
  expect(found, 'the contrast in the dark theme').toEqual([]);
});

async function prefer(value: 'light' | 'dark'): Promise<void> {
  const features = [{ name: 'prefers-color-scheme', value }];
  await cdp().send('Emulation.setEmulatedMedia', { features });
}
