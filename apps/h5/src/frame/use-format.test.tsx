import { ROUTES } from '@cangkir/core';
import { createMemoryWorld, createVirtualClock } from '@cangkir/core/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { composeInMemory } from '../compose-in-memory.ts';
import { startI18n } from '../i18n/i18n.ts';
import { ProductProvider } from '../product-context.tsx';
import { useFormat } from './use-format.ts';

beforeAll(() => startI18n('en'));

function NearDay({ at }: { readonly at: string }) {
  return useFormat().nearDay(Date.parse(at));
}

test.each([
  ['2031-12-24T12:00:00+07:00', 'Dec 24'],
  ['2032-01-02T12:00:00+07:00', 'Jan 2, 2032'],
])('says the year of a near day only where the corrected clock has another one: %s', (at, day) => {
  const world = { ...createMemoryWorld(), clock: createVirtualClock(Date.parse('2031-06-01')) };
  const shown = renderToStaticMarkup(
    <ProductProvider product={composeInMemory({ route: ROUTES.home, world })}>
      <NearDay at={at} />
    </ProductProvider>,
  );
  expect(shown.replaceAll('\u00a0', ' ')).toBe(day);
});
