import type { Environment } from '@cangkir/core/environment';
import { pageLoad } from '../adapters/page-load.ts';
import { savesData } from '../adapters/saves-data.ts';

/** How long the first screen has the phone and its network to itself, once the page has loaded. */
const REGISTRATION_DELAY_MS = 5000;

/**
 * Has the browser keep the app for when there is no network, some time after the page has loaded. Web views without
 * service workers do without, as does a person who saves data.
 */
export async function registerServiceWorker({
  hasServiceWorker,
}: Pick<Environment, 'hasServiceWorker'>): Promise<void> {
  const { serviceWorker }: { readonly serviceWorker?: ServiceWorkerContainer } = navigator;
  if (!hasServiceWorker || serviceWorker === undefined || !import.meta.env.PROD) return;
  if (savesData(navigator)) return;
  await pageLoad();
  await new Promise((resolve) => setTimeout(resolve, REGISTRATION_DELAY_MS));
  // What a worker serves is kept already. To register again would bring back one that is about to go.
  if (serviceWorker.controller !== null) return;
  // Refused, as in a private window, it is missed only offline.
  await serviceWorker.register('service-worker.js').catch(() => {});
}
