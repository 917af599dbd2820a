/** Stands in the place of the service worker where there is to be none: removes it, and all that it kept. */
export {};

/** What is used of a service worker's global scope: the app's types are those of a page. */
declare const self: {
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(promise: Promise<void>): void }) => void,
  ): void;
};

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(removeAll()));

async function removeAll(): Promise<void> {
  const { scope } = self.registration;
  for (const name of await caches.keys()) if (name.endsWith(scope)) await caches.delete(name);
  await self.registration.unregister();
}
