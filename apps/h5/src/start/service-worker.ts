import { pageLoad } from './page-load.ts';

/**
 * Has the browser keep the app for when there is no network, once the page has loaded. Web views without service
 * workers do without.
 */
export async function registerServiceWorker(): Promise<void> {
  const { serviceWorker }: { readonly serviceWorker?: ServiceWorkerContainer } = navigator;
  if (serviceWorker === undefined || !import.meta.env.PROD) return;
  await pageLoad();
  // Refused, as in a private window, it is missed only offline.
  await serviceWorker.register('service-worker.js').catch(() => {});
}
