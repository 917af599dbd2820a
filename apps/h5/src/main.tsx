import '@cangkir/react/tokens.css';
import '@cangkir/react/base.css';
import { ToastProvider } from '@cangkir/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { compose } from './compose.ts';
import { startI18n } from './i18n/i18n.ts';
import { GlobalLayout } from './layout/global-layout.tsx';
import { createScreenLoader } from './navigation/screen-loader.ts';
import { ProductProvider } from './product-context.tsx';

const product = compose();
const { app, router, native } = product;

app.start();
router.subscribe(() => {
  app.root.send({ type: 'ROUTE_CHANGED', route: router.current() });
  window.scrollTo(0, 0);
});

void followSafeArea();
void render();

async function render(): Promise<void> {
  const i18n = await startI18n(app.language());
  document.documentElement.lang = app.language();
  app.session.global.subscribe(() => {
    if (app.language() === i18n.language) return;
    document.documentElement.lang = app.language();
    void i18n.changeLanguage(app.language());
  });

  const container = document.getElementById('root');
  if (container === null) return;
  createRoot(container).render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <ProductProvider product={product}>
          <ToastProvider>
            <GlobalLayout screens={createScreenLoader(i18n)} />
          </ToastProvider>
        </ProductProvider>
      </I18nextProvider>
    </StrictMode>,
  );
}

/** In the native app the page reaches beneath the status bar. */
async function followSafeArea(): Promise<void> {
  const top = await native.safeTop();
  if (top.ok) document.documentElement.style.setProperty('--safe-top', `${top.value}px`);
}
