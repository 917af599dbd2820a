import { DEFAULT_ENVIRONMENT } from '../platform/environment/environment.ts';
import type { AppHosts } from '../platform/navigation/app-hosts.ts';

/** Where the native app and its own pages are in memory: as in an environment that does not say it. */
export const MEMORY_HOSTS: AppHosts = DEFAULT_ENVIRONMENT;

/** Where they are in another environment. */
export const STAGING_HOSTS: AppHosts = {
  appHost: 'https://app.staging.example',
  linkHost: 'https://link.staging.example',
  stores: {
    android: 'https://play.staging.example/app?track=internal',
    ios: 'https://beta.staging.example/app',
  },
};
