import '@cangkir/react/tokens.css';
import '@cangkir/react/base.css';
import { LANGUAGES } from '@cangkir/core';
import { nextFrame } from '@cangkir/react';
import {
  expectStoryToFit,
  expectToFit,
  isTest,
  strictPreview,
} from '@cangkir/react/strict-preview';
import type { Preview } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { languageOf, readsOfStory, showStoryIn } from '../src/testing/in-frame.tsx';
import { showLongWords } from '../src/testing/long-words.ts';

/** The names of the stories that show how a screen loads. */
const LOADS = /Loading|Skeleton/;

/** What arrives is drawn after a while, as React holds a fresh skeleton for some time. */
async function untilLoaded(): Promise<void> {
  await waitFor(() => {
    if (document.querySelector('[aria-busy="true"]:not(button)') !== null) {
      throw new Error('The story is still loading.');
    }
  });
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
    if (document.body.textContent.includes('{{')) throw new Error('A text lacks its values.');
    const shown = languageOf(globals);
    const data = { args, reads: readsOfStory() };
    expectToFit('with long words of the backend', () => showLongWords(data, shown));
    if (!isTest) return;
    // A change of the language on the screen draws all texts again, which takes less time than to play the story again.
    // The next story begins in its own.
    for (const language of LANGUAGES) {
      if (language === shown) continue;
      await showStoryIn(language);
      await nextFrame();
      expectStoryToFit(`in ${language}`);
    }
  },
};

export default preview;
