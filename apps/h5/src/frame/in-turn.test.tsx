import { ROUTES } from '@cangkir/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { composeInMemory } from '../compose-in-memory.ts';
import { ProductProvider } from '../product-context.tsx';
import { InTurn } from './in-turn.tsx';

/** What a page of three parts shows at once. */
function firstRender({ isReturning }: { readonly isReturning: boolean }): string {
  const product = composeInMemory({ route: ROUTES.home });
  const arrival = { ...product.arrival, isReturning: () => isReturning };
  return renderToStaticMarkup(
    <ProductProvider product={{ ...product, arrival }}>
      <InTurn>
        {null}
        <p>first</p>
        <p>second</p>
        <p>third</p>
      </InTurn>
    </ProductProvider>,
  );
}

test('begins with what stands first', () => {
  expect(firstRender({ isReturning: false })).toBe('<p>first</p>');
});

test('is whole at once for a person who comes back to the middle of it', () => {
  expect(firstRender({ isReturning: true })).toBe('<p>first</p><p>second</p><p>third</p>');
});
