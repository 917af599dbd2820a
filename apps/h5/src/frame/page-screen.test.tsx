import { type App, type PagePorts, ROUTES } from '@cangkir/core';
import { createMemoryPorts, createMemoryWorld, settle } from '@cangkir/core/testing';
import { prerender } from 'react-dom/static';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { composeInMemory } from '../compose-in-memory.ts';
import { startI18n } from '../i18n/i18n.ts';
import { createHashLocation } from '../navigation/use-hash-location.ts';
import { ProductProvider } from '../product-context.tsx';
import messages from './messages.en.json' with { type: 'json' };
import { PageScreen } from './page-screen.tsx';
import { defineScreen, type ScreenProps } from './screen-definition.ts';

beforeAll(() => startI18n('en'));

afterEach(() => {
  vi.useRealTimers();
});

type LoadPorts = PagePorts['claim'];

/** The app at a campaign. The claim's page may load other ports. */
function openCampaign(change: (load: LoadPorts) => LoadPorts = (load) => load) {
  const world = createMemoryWorld();
  const { claim } = createMemoryPorts(world).pages;
  const product = composeInMemory({
    route: `${ROUTES.getCoupons}?activityCode=kopi`,
    world,
    pages: { claim: change(claim) },
  });
  product.app.start();

  /** What the person sees of the claim's page. */
  async function render(): Promise<string> {
    const { prelude } = await prerender(
      <ProductProvider product={product}>
        <Router {...createHashLocation(product.router)}>
          <PageScreen name="claim" load={loadScreen} />
        </Router>
      </ProductProvider>,
      { onError: () => {} },
    );
    return new Response(prelude).text();
  }

  return { app: product.app, render };
}

function StepScreen({ view }: ScreenProps<'claim'>) {
  return <p>step: {view.step}</p>;
}

const stepScreen = defineScreen({
  title: 'frame:myVouchers',
  Screen: StepScreen,
  Skeleton: () => <p>skeleton</p>,
});

/** A screen's chunk, which React asks for with the same promise each time. */
const loading = Promise.resolve(stepScreen);
const loadScreen = () => loading;

type RootState = ReturnType<App['root']['getSnapshot']>['value'];

/** Waits until the root is in a state, and the page has read the campaign. */
async function reach(app: App, state: RootState): Promise<void> {
  await expect.poll(() => app.root.getSnapshot().value).toBe(state);
  await settle();
}

test('shows the skeleton of the screen while the page loads', async () => {
  const { app, render } = openCampaign(() => () => new Promise(() => {}));
  await reach(app, 'loadingPage');
  expect(await render()).toContain('skeleton');
});

test('gives the screen the view of the running page', async () => {
  const { app, render } = openCampaign();
  await reach(app, 'atPage');
  expect(await render()).toMatch(/step: .*identify/);
});

test('shows that the page failed to load, until a retry succeeds', async () => {
  let isOffline = true;
  const { app, render } = openCampaign((load) => async (common) => {
    if (isOffline) throw new Error('There is no network.');
    return load(common);
  });
  await reach(app, 'pageFailed');
  expect(await render()).toContain(messages.notLoaded.title);

  isOffline = false;
  app.root.send({ type: 'RETRY_PAGE' });
  await reach(app, 'atPage');
  expect(await render()).toMatch(/step: .*identify/);
});

test('throws the error of a crashed machine, for the error boundary', async () => {
  const crash = new Error('The gateway broke its contract.');
  const { app, render } = openCampaign((load) => async (common) => {
    const ports = await load(common);
    return { ...ports, campaigns: { ...ports.campaigns, find: () => Promise.reject(crash) } };
  });
  // XState also throws the error in a timer, for the browser's console.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await new Promise((resolve) => app.root.subscribe({ error: resolve }));
  await expect(render()).rejects.toBe(crash);
});
