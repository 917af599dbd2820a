import type { Preview } from '@storybook/react-vite';
import { configure, spyOn } from 'storybook/test';
import { nextFrame } from '../src/next-frame/next-frame.ts';
import { findCutTexts } from '../src/testing/cut-texts.ts';
import { darkTheme } from '../src/testing/dark-theme.ts';
import { findFaintTexts } from '../src/testing/faint-texts.ts';
import { largeText } from '../src/testing/large-text.ts';

/** React's word for a part that arrives while Storybook takes a story down. It complains of Storybook, not of the part. */
const TAKEN_DOWN = 'The current testing environment is not configured to support act';

/** Storybook itself plays a story too, for a person or a picture, and leaves it as it is. */
export const isTest = '__vitest_browser__' in globalThis;

/**
 * What every story is held to: no violation of axe, in the light theme and in the dark, no complaint of React, and that
 * it fits the phone, also with large text.
 */
export const strictPreview = {
  parameters: {
    layout: 'padded',
    controls: { disable: true },
    // Every violation that axe finds fails the story. What passes is not written down, and style sheets are not read
    // again: that takes longer. React can write no style that keeps a reader from spacing the text.
    a11y: {
      test: 'error',
      options: {
        resultTypes: ['violations'],
        preload: false,
        rules: { 'avoid-inline-spacing': { enabled: false } },
      },
    },
    viewport: {
      options: {
        narrow: { name: 'Narrow phone', styles: { width: '320px', height: '640px' } },
        slender: { name: 'Narrow, tall phone', styles: { width: '320px', height: '812px' } },
        usual: { name: 'Usual phone', styles: { width: '375px', height: '812px' } },
      },
    },
  },
  initialGlobals: { viewport: { value: 'usual' } },
  beforeAll: () => {
    configure({
      // An event reaches React as in a browser. In Storybook's `act`, a part that it opens may never be drawn.
      eventWrapper: (dispatch: () => unknown) => dispatch(),
      // What a tap does begins after the frame that shows it, and shows in the next one.
      asyncWrapper: async (act: () => Promise<unknown>) => {
        const outcome = await act();
        await nextFrame();
        await nextFrame();
        return outcome;
      },
      // Guards against a hang alone: on a busy machine, what a story waits for comes late.
      asyncUtilTimeout: 60_000,
    });
  },
  beforeEach: () => {
    // Also on a computer without a network.
    spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    // React reports wrong keys, props and nesting only here.
    spyOn(console, 'error').mockImplementation((...complaint) => {
      const words = complaint.map(String).join(' ');
      if (!words.startsWith(TAKEN_DOWN)) throw new Error(words);
    });
  },
  afterEach: async () => {
    await endMotion();
    expectStoryToFit();
    if (isTest) await expectContrastInTheDark();
  },
} satisfies Preview;

/**
 * Expects that the story fits the phone, also with large text.
 *
 * @param how What was changed of the story, for the message.
 */
export function expectStoryToFit(how = 'as it is'): void {
  expectNone(findMisfits(), `does not fit the phone ${how}`);
  expectToFit(`${how} with large text`, largeText);
}

/** Expects that the story also fits the phone after a change, which returns the way back. */
export function expectToFit(how: string, change: () => () => void): void {
  // Within one task: the browser draws nothing of it.
  const restore = change();
  const misfits = findMisfits();
  restore();
  expectNone(misfits, `does not fit the phone ${how}`);
}

async function expectContrastInTheDark(): Promise<void> {
  const restore = darkTheme();
  const faint = await findFaintTexts();
  restore();
  expectNone(faint, 'is too faint in the dark theme');
}

/** Storybook keeps what an `expect` of its own was given: here that would take as long as the look. */
function expectNone(found: readonly string[], complaint: string): void {
  if (found.length > 0) throw new Error(`The story ${complaint}:\n${found.join('\n')}`);
}

/** For so many frames nothing new moves at the end. A part that opens begins to move in the frame after the tap. */
const STILL_FRAMES = 3;

/** A part that is opening is not cut. */
async function endMotion(): Promise<void> {
  const ended = new Set<Animation>();
  for (let still = 0; still < STILL_FRAMES; still += 1) {
    for (const animation of document.getAnimations()) {
      if (ended.has(animation) || animation.effect?.getComputedTiming().endTime === Infinity)
        continue;
      animation.finish();
      ended.add(animation);
      still = 0;
    }
    // What ends with the motion is drawn in the next frame.
    await nextFrame();
  }
}

function findMisfits(): readonly string[] {
  const { clientWidth } = document.documentElement;
  // Storybook's own messages are wider than a phone.
  const parts = [...document.body.children].filter(({ className }) => !/^sb-/.test(className));
  const widest = Math.max(0, ...parts.map(({ scrollWidth }) => scrollWidth));
  return [
    ...(widest > clientWidth ? ['It scrolls sideways.'] : []),
    ...findCutTexts().map((text) => `“${text}” is cut.`),
  ];
}
