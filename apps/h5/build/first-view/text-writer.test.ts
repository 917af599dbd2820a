import { expect, test } from 'vitest';
import type { PrerenderedScreen } from './prerender.tsx';
import { inEach } from './screen-files.ts';
import { textWriter } from './text-writer.ts';

/** A screen with one skeleton, which asks for a campaign. */
function screenWith(skeleton: string): PrerenderedScreen {
  return {
    module: 'src/features/claim/claim.screen.tsx',
    messages: [],
    parts: [],
    asks: ['campaign'],
    opensOffline: false,
    notFound: null,
    title: inEach(() => 'Claim'),
    views: [
      { route: 'getCoupons', person: 'visitor', isInApp: false, html: inEach(() => skeleton) },
    ],
  };
}

const SLOTS = { ask: 'home', messages: {}, texts: () => ({}) } as const;

test('refuses a skeleton with slots that no answer fills', async () => {
  const files = { '../features/home/home.slots.ts': { homeSlots: SLOTS } };
  const script = textWriter([screenWith('<p data-slot="name"></p>')], files);
  await expect(script).rejects.toThrow('apps/h5/src/features/claim/claim.screen.tsx');
});

test('a skeleton without slots needs no answer', async () => {
  expect(await textWriter([screenWith('<p>Claim</p>')], {})).toContain('writeTexts');
});
