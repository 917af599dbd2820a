import { startBackend } from '@cangkir/tooling/backend-process';
import { openWebKit, type WebKitOptions } from '@cangkir/tooling/webkit';
import { test as base, expect } from 'vitest';
import { Customer } from './customer.ts';

/** Journeys in one browser, one after another. Each fails on an error in the console. */
export function browserTest(options: WebKitOptions = {}) {
  return base
    .extend('options', { scope: 'file' }, options)
    .extend('phone', { scope: 'file' }, async ({ options: given }, { onCleanup }) => {
      const phone = await openWebKit(given);
      onCleanup(() => phone.close());
      return phone;
    })
    .extend('console', { auto: true }, async ({ phone }, { onCleanup }) => {
      onCleanup(async () => expect(await phone.consoleErrors()).toEqual([]));
    });
}

/** Journeys of a customer with the app, as the backend by HTTP serves it. */
export function customerTest(options: WebKitOptions = {}) {
  return browserTest(options)
    .extend('backend', { scope: 'file' }, async ({ options: _ }, { onCleanup }) => {
      const backend = await startBackend();
      onCleanup(() => backend.stop());
      return backend;
    })
    .extend('customer', ({ phone, backend }) => new Customer(phone, backend));
}
