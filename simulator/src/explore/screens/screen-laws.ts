import type { Language } from '@cangkir/core';
import type { Broken } from '../scene.ts';
import type { ReadText } from './read-text.ts';

/** What a screen shows, and how it fits. */
export interface SeenScreen {
  readonly language: Language;
  /** Each piece of text, read or seen. */
  readonly texts: readonly string[];
  /** By how many pixels it can be scrolled sideways. */
  readonly sideways: number;
  /** What axe finds wrong, each in its own words. */
  readonly violations: readonly string[];
}

/** What holds on every screen. */
export function brokenOn(screen: SeenScreen, readText: ReadText): Broken | null {
  const { language, texts, sideways, violations } = screen;
  for (const text of texts) {
    const message = readText(text, language);
    if (message === null) continue;
    return { message, expectation: { do: 'expect', screen: [{ text, is: 'absent' }] } };
  }
  if (sideways > 0) return { message: 'The screen scrolls sideways.', expectation: null };
  const [violation] = violations;
  return violation === undefined ? null : { message: violation, expectation: null };
}
