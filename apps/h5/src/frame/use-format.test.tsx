import { LANGUAGES, ROUTES } from '@cangkir/core';
import { createMemoryWorld, createVirtualClock } from '@cangkir/core/testing';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { composeInMemory } from '../compose-in-memory.ts';
import { startI18n } from '../i18n/i18n.ts';
import { ProductProvider } from '../product-context.tsx';
import { useFormat } from './use-format.ts';

function NearDay({ at }: { readonly at: string }) {
  return useFormat().nearDay(Date.parse(at));
}

function Times({ at }: { readonly at: string }) {
  const format = useFormat();
  const start = Date.parse(at);
  return [format.time(start), format.dayAndTime(start), format.times(start, start)].join('\n');
}

function show(element: ReactElement): string {
  const world = { ...createMemoryWorld(), clock: createVirtualClock(Date.parse('2031-06-01')) };
  return renderToStaticMarkup(
    <ProductProvider product={composeInMemory({ route: ROUTES.home, world })}>
      {element}
    </ProductProvider>,
  );
}

test.each([
  ['2031-12-24T12:00:00+07:00', 'Dec 24'],
  ['2032-01-02T12:00:00+07:00', 'Jan 2, 2032'],
])(
  'says the year of a near day only where the corrected clock has another one: %s',
  async (at, day) => {
    await startI18n('en');
    expect(show(<NearDay at={at} />).replaceAll('\u00a0', ' ')).toBe(day);
  },
);

test.each(LANGUAGES)('labels every time with WIB, on the same line: %s', async (language) => {
  await startI18n(language);
  const times = show(<Times at="2031-12-24T12:00:00+07:00" />).split('\n');
  const labelled = expect.stringMatching(/00(\s[AP]M)?\u00a0WIB$/);
  expect(times).toEqual([labelled, labelled, labelled]);
});
