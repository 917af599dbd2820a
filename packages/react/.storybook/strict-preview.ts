import type { Preview } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';

/** What every story is held to: no violation of axe, no complaint of React, no sideways scroll. */
export const strictPreview: Preview = {
  parameters: {
    layout: 'padded',
    controls: { disable: true },
    // Every violation that axe finds fails the story.
    a11y: { test: 'error' },
    viewport: {
      options: {
        narrow: { name: 'Narrow phone', styles: { width: '320px', height: '640px' } },
        usual: { name: 'Usual phone', styles: { width: '375px', height: '812px' } },
      },
    },
  },
  initialGlobals: { viewport: { value: 'usual' } },
  beforeEach: () => {
    // React reports wrong keys, props and nesting only here.
    spyOn(console, 'error').mockImplementation((...complaint) => {
      throw new Error(complaint.map(String).join(' '));
    });
  },
  afterEach: async () => {
    const { clientWidth } = document.documentElement;
    // Storybook's own messages are wider than a phone.
    const parts = [...document.body.children].filter(({ className }) => !/^sb-/.test(className));
    const widest = Math.max(0, ...parts.map(({ scrollWidth }) => scrollWidth));
    await expect(widest, 'the page must not scroll sideways').toBeLessThanOrEqual(clientWidth);
  },
};
