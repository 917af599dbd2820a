import '@cangkir/react/tokens.css';
import '@cangkir/react/base.css';
import { expectToFit, strictPreview } from '@cangkir/react/strict-preview';
import type { Preview } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { readsOfStory } from '../src/testing/in-frame.tsx';
import { showLongWords } from '../src/testing/long-words.ts';

/** The names of the stories that show how a screen loads. */
const LOADS = /Loading|Skeleton/;

/** What arrives is drawn after a while, as React holds a fresh skeleton for some time. */
async function untilLoaded(): Promise<void> {
  await waitFor(() =>
    expect(document.querySelector('[role="status"][aria-busy="true"]')).toBeNull(),
  );
}

const preview: Preview = {
  ...strictPreview,
  parameters: { ...strictPreview.parameters, layout: 'fullscreen' },
  globalTypes: {
    language: {
      toolbar: { title: 'Language', items: ['id', 'en', 'zh'], dynamicTitle: true },
    },
  },
  initialGlobals: { ...strictPreview.initialGlobals, language: 'id' },
  afterEach: async ({ args, globals, name }) => {
    if (!LOADS.test(name)) await untilLoaded();
    await strictPreview.afterEach();
    // In one language: the backend's texts are replaced, and the others are looked at in each.
    if (globals['language'] !== 'id') return;
    const data = { args, reads: readsOfStory() };
    await expectToFit('with long words of the backend', () => showLongWords(data, 'id'));
  },
};

export default preview;
