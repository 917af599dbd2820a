import '@cangkir/react/tokens.css';
import '@cangkir/react/base.css';
import { type App, type Language, runStartUp, startUpSteps } from '@cangkir/core';
import { nextFrame } from '@cangkir/react';
import { StrictMode, startTransition } from 'react';
import { Router } from 'wouter';
import { nextTask } from './adapters/next-task.ts';
import { savesData } from './adapters/saves-data.ts';
import { compose } from './compose.ts';
import { haveEarlyAnswers, pageRead, pageStarted } from './first-view/early-page.ts';
import { GlobalLayout } from './frame/global-layout.tsx';
import { i18n, showLanguage, startI18n } from './i18n/i18n.ts';
import { createChunk } from './navigation/chunk.ts';
import { placeOf } from './navigation/place-of.ts';
import { createHashLocation } from './navigation/use-hash-location.ts';
import { type Product, ProductProvider } from './product-context.tsx';
import { ScreenSwitch } from './screen-switch.tsx';
import { screenAt } from './screens.ts';
import { registerServiceWorker } from './start/register-service-worker.ts';

type LoadedScreen = Awaited<ReturnType<ReturnType<typeof screenAt>['load']>>;

interface FirstScreen {
  readonly route: string;
  /** Null if its code did not arrive. */
  readonly screen: LoadedScreen | null;
}

window.hasStarted = true;
// Before the app takes them.
const answered = haveEarlyAnswers(window);
const container = document.getElementById('root');
let isComposed = false;
if (container !== null) {
  start(container).catch((error: unknown) => {
    reportError(error);
    window.failStart?.(isComposed ? null : { error, place: '' });
  });
}

/** Starts the app step by step: each takes a slow phone long, and between them it paints and answers taps. */
async function start(container: Element): Promise<void> {
  await nextTask();
  const { product, startUp, environment, clock } = compose();
  isComposed = true;
  const { app, router } = product;
  await nextTask();
  // A link shows that it was tapped before a phone works on its screen.
  const location = createHashLocation({
    ...router,
    push(route) {
      // Its answer comes while the phone works on the screen.
      if (placeOf(route) !== placeOf(router.current())) window.askEarly?.(route);
      void nextFrame().then(() => router.push(route));
    },
  });
  app.start();
  router.subscribe(app.routeChanged);
  await nextTask();
  const { browserId } = app.session.global.get();
  const steps = startUpSteps({
    route: router.current(),
    isInNativeApp: product.isInApp,
    browserId,
    savesData: savesData(navigator),
  });
  void runStartUp(steps, startUp);
  void registerServiceWorker(environment);
  await nextTask();
  setPageLanguage(app.language());
  // The translations first: the screen adds its messages to them.
  const loadingRenderer = loadRenderer(app);
  const loadingScreen = loadFirstScreen(product);
  const reading: Promise<void>[] = [];
  void Promise.all([loadingScreen, answered]).then(([{ screen }, isAnswered]) => {
    if (isAnswered) reading.push(pageRead(app, clock, screen?.readAhead?.(product)));
  });
  const [{ createRoot }, first] = await Promise.all([loadingRenderer, loadingScreen]);
  app.session.global.subscribe(() => {
    if (app.language() !== i18n.language) void followLanguage(app);
  });
  await nextTask();
  // The early answers' texts are on the screen already: no skeleton takes their place.
  await Promise.all(reading);
  // A link of the first view may have been followed meanwhile.
  if (router.current() !== first.route) await loadFirstScreen(product);
  // What a screen throws is an error like any other, for the console and for those who listen.
  const root = createRoot(container, { onCaughtError: reportError });
  // As a transition, it is rendered in short tasks.
  startTransition(() =>
    root.render(
      <StrictMode>
        <ProductProvider product={product}>
          <Router {...location}>
            <GlobalLayout>
              <ScreenSwitch />
            </GlobalLayout>
          </Router>
        </ProductProvider>
      </StrictMode>,
    ),
  );
}

/** Loads what every screen is shown by. It is a third of the code, and arrives last: the app has started by then. */
function loadRenderer(app: App) {
  return createChunk(async () => {
    const [renderer] = await Promise.all([import('react-dom/client'), startI18n(app.language())]);
    return renderer;
  })();
}

/** Loads what the page shows first, so that its first view stays until then. A page may ask for a login first. */
async function loadFirstScreen(product: Product): Promise<FirstScreen> {
  const { app, router } = product;
  const route = router.current();
  // In the native app, somebody else may have logged in since the last visit.
  const [screen] = await Promise.all([loadScreen(route), pageStarted(app), app.loginKnown()]);
  await nextTask();
  return router.current() === route ? { route, screen } : await loadFirstScreen(product);
}

async function loadScreen(route: string): Promise<LoadedScreen | null> {
  try {
    return await screenAt(route).load();
  } catch {
    // The frame says so, and offers a retry.
    return null;
  }
}

/**
 * Shows the chosen language. Chosen in this tab, its messages are loaded; chosen in another one, they may not arrive.
 */
async function followLanguage(app: App): Promise<void> {
  try {
    await showLanguage(app.language());
    setPageLanguage(app.language());
  } catch {
    // The screen stays in its language.
  }
}

/** Set to the same again, a browser would look at the style of each element once more. */
function setPageLanguage(language: Language): void {
  const { documentElement } = document;
  if (documentElement.lang !== language) documentElement.lang = language;
}
