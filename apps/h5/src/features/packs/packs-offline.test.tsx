import { ROUTES, userIdOf } from '@cangkir/core';
import { openStoredReads } from '@cangkir/core/stored-reads';
import { hashKey } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { loadNamespaces, startI18n } from '../../i18n/i18n.ts';
import { createHashLocation } from '../../navigation/use-hash-location.ts';
import { ProductProvider } from '../../product-context.tsx';
import { createMemberProduct } from '../../testing/member-product.ts';
import { packsScreen } from './packs.screen.tsx';

test('shows the packs that were read before, until they are read again', async () => {
  await startI18n('id');
  await loadNamespaces(['packs']);
  const product = createMemberProduct(ROUTES.packs);
  const userId = userIdOf(product.app.session.global.get());
  const packs = await product.gateways.packs.list('app');
  if (!packs.ok) throw new Error('Expected the packs of the memory gateway.');
  const { storage, now } = product;
  openStoredReads({ storage, now, userId: () => userId }).keep(
    hashKey(['packs', 'app', userId]),
    packs.value,
  );

  const { prelude } = await prerender(
    <ProductProvider product={product}>
      <Router {...createHashLocation(product.router)}>
        <packsScreen.Screen />
      </Router>
    </ProductProvider>,
  );
  const [pack] = packs.value;
  expect(await new Response(prelude).text()).toContain(`>${pack?.title.id}</span>`);
});
