import { expect, test } from 'vitest';
import { answerQuery, installReducedMotion } from './media.ts';

test.each([
  ['(prefers-reduced-motion: reduce)', true, '(min-width: 0)'],
  ['(prefers-reduced-motion: reduce)', false, '(max-width: 0)'],
  ['(prefers-reduced-motion)', true, '(min-width: 0)'],
  ['(prefers-reduced-motion: no-preference)', true, '(max-width: 0)'],
  ['(prefers-reduced-motion: no-preference)', false, '(min-width: 0)'],
  ['screen and (prefers-reduced-motion:reduce)', true, 'screen and (min-width: 0)'],
  ['(prefers-color-scheme: dark)', true, '(prefers-color-scheme: dark)'],
])('%s, where motion is reduced: %s, is %s', (query, reduces, answered) => {
  expect(answerQuery(query, reduces)).toBe(answered);
});

test('a style sheet whose file was lost keeps none from being read, and is read once it is there', () => {
  class CSSGroupingRule {
    readonly cssRules: readonly CSSGroupingRule[] = [];
  }
  class CSSMediaRule extends CSSGroupingRule {
    readonly media = { mediaText: '(prefers-reduced-motion: reduce)' };
  }
  const [lost, there] = [new CSSMediaRule(), new CSSMediaRule()];
  let isLost = true;
  const lostSheet = {
    get cssRules() {
      if (isLost) throw new Error('SecurityError');
      return [lost];
    },
  };
  const handlers: (() => void)[] = [];
  const page = {
    CSSGroupingRule,
    CSSMediaRule,
    matchMedia: () => {},
    document: {
      styleSheets: [lostSheet, { cssRules: [there] }],
      addEventListener: (_: string, handler: () => void) => void handlers.push(handler),
    },
    addEventListener: () => {},
  };
  // biome-ignore lint/plugin: a window has 800 members.
  installReducedMotion(page as unknown as Window & typeof globalThis, true);
  const load = () => {
    for (const handler of handlers) handler();
  };

  load();
  expect(there.media.mediaText).toBe('(min-width: 0)');
  isLost = false;
  load();
  expect(lost.media.mediaText).toBe('(min-width: 0)');
});
