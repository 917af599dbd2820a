import '@cangkir/react/tokens.css';
import '@cangkir/react/base.css';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { compose } from './compose.ts';
import { i18n, showLanguage, startI18n } from './i18n/i18n.ts';
import { GlobalLayout } from './layout/global-layout.tsx';
import { ProductProvider } from './product-context.tsx';
import { StartFailed } from './start/start-failed.tsx';
import './start/splash.css';

const product = compose();
const { app, router, native } = product;

app.start();
router.subscribe(() => {
  app.routeChanged();
  window.scrollTo(0, 0);
});

void fillNativeScreen();

const container = document.getElementById('root');
if (container !== null) void start(createRoot(container));

async function start(root: Root): Promise<void> {
  document.documentElement.lang = app.language();
  try {
    await startI18n(app.language());
  } catch {
    root.render(<StartFailed language={app.language()} onRetry={() => void start(root)} />);
    return;
  }
  app.session.global.subscribe(() => {
    if (app.language() !== i18n.language) void followLanguage();
  });
  root.render(
    <StrictMode>
      <ProductProvider product={product}>
        <GlobalLayout />
      </ProductProvider>
    </StrictMode>,
  );
}

/** The language was chosen here, where its words are loaded, or in another tab, where they may not arrive. */
async function followLanguage(): Promise<void> {
  try {
    await showLanguage(app.language());
    document.documentElement.lang = app.language();
  } catch {
    // The person goes on in the language that they read.
  }
}

/** In the native app the page has the only bar, and reaches beneath the status bar. */
async function fillNativeScreen(): Promise<void> {
  const hidden = await native.hideNavigationBar();
  const top = await native.safeTop();
  if (!hidden.ok || !top.ok) return;
  document.documentElement.style.setProperty('--safe-top', `${top.value}px`);
}
