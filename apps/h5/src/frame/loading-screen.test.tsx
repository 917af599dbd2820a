import { ROUTES } from '@cangkir/core';
import { prerender } from 'react-dom/static';
import { beforeAll, expect, test } from 'vitest';
import { Router } from 'wouter';
import { composeInMemory } from '../compose-in-memory.ts';
import { loadNamespaces, startI18n } from '../i18n/i18n.ts';
import { createHashLocation } from '../navigation/use-hash-location.ts';
import { type Product, ProductProvider } from '../product-context.tsx';
import type { AppTab } from './app-tabs.tsx';
import { SkeletonScreen } from './loading-screen.tsx';
import messages from './messages.en.json' with { type: 'json' };

beforeAll(async () => {
  await startI18n('en');
  await loadNamespaces(['frame']);
});

const BACK = `aria-label="${messages.back}"`;
const TABS = `aria-label="${messages.tabs.label}"`;

async function render(
  tab: AppTab | undefined,
  { isInApp }: Pick<Product, 'isInApp'>,
): Promise<string> {
  const product = { ...composeInMemory({ route: ROUTES.home }), isInApp };
  const { prelude } = await prerender(
    <ProductProvider product={product}>
      <Router {...createHashLocation(product.router)}>
        <SkeletonScreen title="frame:myVouchers" tab={tab} Skeleton={() => <p>skeleton</p>} />
      </Router>
    </ProductProvider>,
  );
  return new Response(prelude).text();
}

test('home has the tabs and no way back while it loads', async () => {
  const html = await render('home', { isInApp: false });
  expect(html).toContain(TABS);
  expect(html).not.toContain(BACK);
});

test.each(['vouchers', 'mine'] as const)('%s has the tabs while it loads', async (tab) => {
  const html = await render(tab, { isInApp: false });
  expect(html).toContain(TABS);
  expect(html).toContain(BACK);
});

test.each(['home', undefined] as const)('has no tabs in the native app: %s', async (tab) => {
  const html = await render(tab, { isInApp: true });
  expect(html).not.toContain(TABS);
  expect(html).toContain(BACK);
});
