import { LANGUAGES, ROUTES } from '@cangkir/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { composeInMemory } from '../../compose-in-memory.ts';
import { loadNamespaces, showLanguage, startI18n } from '../../i18n/i18n.ts';
import { ProductProvider } from '../../product-context.tsx';
import { AppBenefits } from './app-benefits.tsx';

const DISCOUNTS = /potongan harga|discounts|抵扣/;

beforeAll(async () => {
  await startI18n('id');
  await loadNamespaces(['app-launch']);
});

/** What the app offers to a member with this phone; to a visitor where it is null. */
function show(phone: string | null): string {
  const product = composeInMemory({ route: ROUTES.appOpen });
  if (phone !== null) {
    product.app.session.global.set({ token: 'token-1', userInfo: { id: 'member-1', phone } });
  }
  return renderToStaticMarkup(
    <ProductProvider product={product}>
      <AppBenefits />
    </ProductProvider>,
  );
}

test.each(LANGUAGES)(
  'promises discounts for points where they can be redeemed: %s',
  async (language) => {
    await showLanguage(language);
    expect(show(null)).toMatch(DISCOUNTS);
    expect(show('+6281234567890')).toMatch(DISCOUNTS);
    expect(show('+639170000303')).not.toMatch(DISCOUNTS);
    expect(show('+6591234567')).not.toMatch(DISCOUNTS);
  },
);
