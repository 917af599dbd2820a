import { BRAND, ROUTES } from '@cangkir/core';
import { prerender } from 'react-dom/static';
import { beforeAll, expect, test } from 'vitest';
import { Router } from 'wouter';
import { composeInMemory } from '../compose-in-memory.ts';
import { startI18n } from '../i18n/i18n.ts';
import { createHashLocation } from '../navigation/use-hash-location.ts';
import { type Product, ProductProvider } from '../product-context.tsx';
import { FailedScreen } from './failed-screen.tsx';

beforeAll(() => startI18n('en'));

async function render(titleOf: Product['titleOf']): Promise<string> {
  const product = {
    ...composeInMemory({ route: `${ROUTES.communityHistory}?from=chat` }),
    titleOf,
  };
  const { prelude } = await prerender(
    <ProductProvider product={product}>
      <Router {...createHashLocation(product.router)}>
        <FailedScreen kind="notLoaded" onRetry={() => {}} />
      </Router>
    </ProductProvider>,
  );
  return new Response(prelude).text();
}

test('has the title of the screen that did not arrive', async () => {
  const html = await render((name, language) => `${name} in ${language}`);
  expect(html).toContain('>communityHistory in en</h2>');
});

test('has the name of the brand where the title is unknown', async () => {
  expect(await render(() => null)).toContain(`>${BRAND.displayName}</h2>`);
});
