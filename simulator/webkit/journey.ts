import { startBackend } from '@cangkir/tooling/backend-process';
import { openWebKit, type WebKitOptions } from '@cangkir/tooling/webkit';
import { test as base, expect } from 'vitest';
import { Customer } from './customer.ts';

/** msw’s worker tells its page of each answer, in a message that WebKit cannot send. Nobody listens to it. */
const UNSENT_STREAM = /Failed to notify the client/;

/** How WebKit calls a request to the page’s own origin that was pending as its page was left. */
const LEFT_REQUEST = /Fetch API cannot load http:\/\/127\.0\.0\.1\S+ due to access control checks/;

const OF_WEBKIT = [UNSENT_STREAM, LEFT_REQUEST];

/**
 * Journeys in one browser, one after another. Each fails on an error in the console.
 *
 * @param isExpected An error that the journey itself causes.
 */
export function browserTest(
  options: WebKitOptions = {},
  isExpected: (error: string) => boolean = () => false,
) {
  return base
    .extend('options', { scope: 'file' }, options)
    .extend('phone', { scope: 'file' }, async ({ options: given }, { onCleanup }) => {
      const phone = await openWebKit(given);
      onCleanup(() => phone.close());
      return phone;
    })
    .extend('console', { auto: true }, async ({ phone }, { onCleanup }) => {
      onCleanup(async () => {
        const errors = await phone.consoleErrors();
        const own = errors.filter(
          (error) => !(OF_WEBKIT.some((noise) => noise.test(error)) || isExpected(error)),
        );
        expect(own).toEqual([]);
      });
    });
}

/** The same, with a backend by HTTP. */
export function backendTest(...browser: Parameters<typeof browserTest>) {
  return browserTest(...browser).extend(
    'backend',
    { scope: 'file' },
    async ({ options: _ }, { onCleanup }) => {
      const backend = await startBackend();
      onCleanup(() => backend.stop());
      return backend;
    },
  );
}

/** Journeys of one new visitor each with the app, as the backend serves it. */
export function customerTest(options: WebKitOptions = {}) {
  return backendTest(options).extend('customer', async ({ phone, backend }, { onCleanup }) => {
    onCleanup(async () => {
      await phone.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    });
    return new Customer(phone, backend);
  });
}
